import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@lingui/core';
import { type Locale, localeTags, publicLocales } from '../../src/domain/locale/locale.ts';
import { islandNeeds } from '../../src/ui/islands/island-needs.ts';
import { type PageRow, pages } from '../../src/ui/pages.ts';
import { nameHash } from '../finish-pages/hash.ts';
import { builtSettings, stampOf } from '../setup/stamp.mjs';
import { withPseudoLocale, writePseudoTexts } from './pseudo-locale.ts';
import { bundles } from './settings.ts';
import { pageTextsName } from './texts-apart.ts';

/** The text files of a locale, relative to the served folder. */
export interface LocaleTexts {
  /** The stamp of its inputs. */
  readonly stamp: string;
  /** A hash of each area's texts. */
  readonly hashes: Readonly<Record<string, string>>;
  /** A hash of the texts with which pages in other languages offer this one. */
  readonly hint: string;
  /**
   * The file with each live page's texts, by the name under which scripts request it: pages with the same areas share
   * one.
   */
  readonly live: Readonly<Record<string, string>>;
  /** The file of each area that islands use. */
  readonly islands: Readonly<Record<string, string>>;
}
export type TextFiles = Readonly<Record<string, LocaleTexts>>;

const folder = path.join(bundles, 'texts');
const listFile = path.join(folder, 'text-files.json');

const livePages = Object.values<PageRow>(pages).filter(({ pageClass }) => pageClass === 'live');
const liveAreas = new Map<string, readonly string[]>(
  [...livePages, pages['/404']].map(({ areas }) => [pageTextsName(areas), areas]),
);
const islandAreas = new Set<string>(Object.values(islandNeeds).flatMap(({ areas }) => areas));

/**
 * Compiles the texts of each locale whose catalogues have changed: one JSON file for the prerender, and modules for
 * browsers, which pages name rather than scripts (`texts-apart.ts`). Throws for a text that is missing or does not
 * compile.
 */
export async function writeTextFiles(): Promise<void> {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  if (withPseudoLocale) writePseudoTexts();
  const before: TextFiles = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {};
  const common = stampOf(
    [
      'src/ui/locales/en',
      'src/ui/pages.ts',
      'src/ui/islands/island-needs.ts',
      'scripts/build',
      'lingui.config.ts',
      'package-lock.json',
    ],
    builtSettings(process.env),
  );
  const made: [Locale, LocaleTexts][] = [];
  for (const locale of withPseudoLocale ? localeTags : publicLocales) {
    const stamp = stampOf([`src/ui/locales/${locale}`], { common });
    const known = before[locale];
    made.push([locale, known?.stamp === stamp ? known : await writeLocale(locale, stamp)]);
  }
  const wanted = new Set(
    made.flatMap(([, { live, islands }]) => [...Object.values(live), ...Object.values(islands)]),
  );
  for (const name of readdirSync(path.join(folder, 'assets')))
    if (!wanted.has(`assets/${name}`)) rmSync(path.join(folder, 'assets', name));
  writeFileSync(listFile, JSON.stringify(Object.fromEntries(made)));
}

/** The texts of a locale by area, as {@link writeTextFiles} wrote them for the prerender. */
export function writtenTexts(locale: Locale): Readonly<Record<string, Messages>> {
  return JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8'));
}

async function writeLocale(locale: Locale, stamp: string): Promise<LocaleTexts> {
  // Lingui takes half a second to load, and most builds have no new text.
  const { compiledTexts } = await import('./compiled-texts.ts');
  const { shellTextIds } = await import('./shell-texts.ts');
  const ofShell = await shellTextIds();
  const areas = Object.entries(await compiledTexts(locale));
  writeFileSync(path.join(folder, `${locale}.json`), JSON.stringify(Object.fromEntries(areas)));
  const texts = (wanted: readonly string[]) =>
    areas.filter(([area]) => wanted.includes(area)).flatMap(([, messages]) => Object.entries(messages));
  const ofIslands = areas.filter(([area]) => islandAreas.has(area));
  return {
    stamp,
    hashes: Object.fromEntries(areas.map(([area, texts]) => [area, nameHash(JSON.stringify(texts))])),
    hint: nameHash(JSON.stringify(texts(['common']).filter(([id]) => id.startsWith('common.languageHint.')))),
    live: Object.fromEntries(
      [...liveAreas].map(([name, wanted]) => [
        name,
        writeModule(
          `texts-${locale}`,
          Object.fromEntries(texts(['common', ...wanted]).filter(([id]) => !ofShell.has(id))),
        ),
      ]),
    ),
    islands: Object.fromEntries(
      ofIslands.map(([area, messages]) => [area, writeModule(`island-${area}-${locale}`, messages)]),
    ),
  };
}

function writeModule(name: string, messages: Messages): string {
  const code = `export const messages=${JSON.stringify(messages)};\n`;
  const file = `assets/${name}-${nameHash(code)}.js`;
  writeFileSync(path.join(folder, file), code);
  return file;
}
