import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LinguiConfigNormalized } from '@lingui/conf';
import { type Area, readAreas, wanted } from './areas.ts';
import { doubtfulIds } from './doubtful-ids.ts';

/** Lingui would write the time of its first run into it, and no two runs would give the same file. */
const header = (locale: string) =>
  `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${locale}\\n"\n`;

/**
 * Rewrites every PO file from the code: adds new ids, takes English from the code, drops unused ids, and writes the
 * English and the places as comments. Translations stay. Returns what a person has to decide or add.
 */
export async function writeTexts(config: LinguiConfigNormalized): Promise<readonly string[]> {
  const { areas, locales, faults } = await readAreas(config);
  const left = [...faults];
  for (const area of areas) {
    for (const locale of locales) left.push(...(await writeArea(area, locale, config)));
  }
  return left;
}

async function writeArea(area: Area, locale: string, config: LinguiConfigNormalized): Promise<string[]> {
  const filename = area.catalog.getFilename(locale);
  const file = path.relative(config.rootDir, path.resolve(config.rootDir, filename)).replaceAll('\\', '/');
  if (!existsSync(filename) || readFileSync(filename, 'utf8').trim() === '') {
    mkdirSync(path.dirname(filename), { recursive: true });
    writeFileSync(filename, header(locale));
  }
  const isSource = locale === config.sourceLocale;
  // For English the code decides; between two translations only a person can.
  const doubtful = isSource ? [] : doubtfulIds(readFileSync(filename, 'utf8'));
  if (doubtful.length > 0)
    return doubtful.map((id) => `${file}: ${id} stands twice, not alike: keep one, and run again`);
  const texts = wanted(area, locale, (await area.catalog.read(locale)) ?? {}, config.sourceLocale);
  await area.catalog.write(locale, texts);
  return Object.entries(texts).flatMap(([id, { translation }]) =>
    translation ? [] : [`${file}: ${id} waits for its translation`],
  );
}
