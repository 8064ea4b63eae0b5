import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { PageFacts } from '../finish-pages/page-parts.ts';

/** A page made by an earlier build, which is still in the served folder. */
export interface KeptPage {
  /** The hash of its inputs; see `page-keys.ts`. */
  readonly key: string;
  readonly facts: PageFacts;
}

/**
 * Takes the pages of the last build, by address, and removes the record: until the new one is written, nobody knows
 * which pages in the folder are complete.
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
