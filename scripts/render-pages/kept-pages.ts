import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { PageFacts } from '../finish-pages/page-parts.ts';

/** What an earlier build has made of a page, which still lies in the served folder. */
export interface KeptPage {
  /** From what it was made; see `page-keys.ts`. */
  readonly key: string;
  readonly facts: PageFacts;
}

/**
 * The pages of the last build, by address. They are taken: until the new ones are written down, nobody knows which pages of
 * the folder are whole.
 */
export function takeKeptPages(file: string): ReadonlyMap<string, KeptPage> {
  try {
    const kept: Record<string, KeptPage> = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    return new Map(Object.entries(kept));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map();
    throw error;
  }
}

export function writeKeptPages(file: string, pages: ReadonlyMap<string, KeptPage>): void {
  writeFileSync(file, JSON.stringify(Object.fromEntries(pages)));
}
