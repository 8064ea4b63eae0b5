import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '../../src/server/site/page-table.ts';
import { bundles } from '../build/settings.ts';
import type { PageFacts } from '../finish-pages/page-parts.ts';
import { type KeptPage, takeKeptPages, writeKeptPages } from './kept-pages.ts';
import { isWorthPacking } from './packer.ts';
import { PageKeys } from './page-keys.ts';
import { type Rendered, renderPages } from './render-pages.ts';
import { gatherFiles, listFiles, servedFiles } from './site-files.ts';

export interface Made extends Omit<Rendered, 'pages'> {
  /** The facts of all pages, by address. */
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** How many of them had to be rendered; the others remained from an earlier build. */
  readonly renderedPages: number;
}

/**
 * Fills the served folder: `files` by name, the bundlers' output and `public`, and the pages, of which only changed
 * ones are rendered.
 */
export async function makePages(
  addresses: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<Made> {
  const keptFile = path.join(bundles, 'pages.json');
  const kept = takeKeptPages(keptFile);
  const keys = new PageKeys(bundles);
  const pages = new Map<string, KeptPage>();
  for (const address of addresses) {
    const before = kept.get(address);
    if (before?.key !== keys.of(address)) continue;
    const files = [fileOf(address), before.facts.image.name];
    if (files.every((file) => existsSync(path.join(servedFiles, file)))) pages.set(address, before);
  }
  await gatherFiles([...pages].flatMap(([address, { facts }]) => [fileOf(address), facts.image.name]));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(servedFiles, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const toPack = (await listFiles()).filter((name) => isWorthPacking(name) && !name.endsWith('.html'));
  const changed = addresses.filter((address) => !pages.has(address));
  const { pages: facts, ...cost } = await renderPages(changed, toPack);
  for (const [address, of] of facts) pages.set(address, { key: keys.of(address), facts: of });
  writeKeptPages(keptFile, pages);
  return {
    ...cost,
    pages: new Map(addresses.flatMap((address) => factsIn(pages, address))),
    renderedPages: changed.length,
  };
}

function factsIn(pages: ReadonlyMap<string, KeptPage>, address: string): readonly [string, PageFacts][] {
  const page = pages.get(address);
  return page === undefined ? [] : [[address, page.facts]];
}
