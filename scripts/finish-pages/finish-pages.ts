import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { localeTags, pathIn } from '../../src/domain/locale/locale.ts';
import { Assets, byProducts } from './assets.ts';
import { compressFiles } from './compress.ts';
import { nameHash } from './hash.ts';
import { attribute, Page } from './html.ts';
import { finishLivePage } from './live-page.ts';
import type { FinishedPage } from './page-parts.ts';
import { speculationRules } from './speculation-rules.ts';
import { staticHostHeaders } from './static-host-headers.ts';
import { finishStaticPage, StyleCache } from './static-page.ts';

/** The last step of the build: makes each prerendered page what its class asks for. See ARCHITECTURE.md. */
export async function finishPages(outDir: string): Promise<void> {
  const root = path.join(outDir, 'client');
  const assets = new Assets(root);
  const styles = new StyleCache(assets);
  const files = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
  const pages: Record<string, { file: string; policy: string }> = {};

  for (const name of files) {
    const file = name.split(path.sep).join('/');
    const html = await readFile(path.join(root, file), 'utf8');
    const finished = inContext(file, () => finishPage(html, assets, styles));
    await writeFile(path.join(root, file), finished.html);
    pages[addressOf(file)] = { file, policy: finished.policy };
  }
  const notFound = Object.fromEntries(
    localeTags.map((locale) => [locale, pathIn(locale, '/404')]).filter(([, page = '']) => page in pages),
  );
  const rules = JSON.stringify(speculationRules);
  const rulesUrl = `/assets/speculation-${nameHash(rules)}.json`;
  await writeFile(path.join(root, rulesUrl), rules);
  const table = { pages, notFound, speculationRules: rulesUrl };
  await writeFile(path.join(outDir, 'headers.json'), `${JSON.stringify(table, null, 2)}\n`);
  await writeFile(path.join(root, '_headers'), staticHostHeaders(table));
  await Promise.all(byProducts.map((name) => rm(path.join(root, name))));
  await compressFiles(await filesIn(root));
}

function finishPage(html: string, assets: Assets, styles: StyleCache): FinishedPage {
  const pageClass = attribute(new Page(html).named('html')[0] ?? fail('has no <html>'), 'data-page-class');
  if (pageClass === 'static') return finishStaticPage(html, assets, styles);
  if (pageClass === 'live') return finishLivePage(html, assets);
  return fail(`has the page class ${pageClass}: set staticData.pageClass in its route`);
}

/** `de/pro.html` is served at `/de/pro`. */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

function inContext<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function fail(message: string): never {
  throw new Error(`The page ${message}`);
}
