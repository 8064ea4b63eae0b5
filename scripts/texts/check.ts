import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import { type Area, readAreas, wanted } from './areas.ts';
import { doubtfulIds } from './doubtful-ids.ts';

/** What a translation must keep: placeholder names and numbered tags. */
const places = (text: string) =>
  [...new Set(text.match(/\{\w+(?=\s*[},])|<\/?\d+\/?>/g))].sort().join(' ').replace(/\{\w+/g, '$&}');

/** Everything wrong with the texts, each fault with file and id: in the code and in every area and locale. */
export async function textFaults(config: LinguiConfigNormalized): Promise<readonly string[]> {
  const { areas, locales, faults } = await readAreas(config);
  const found = [...faults];
  for (const area of areas) {
    for (const locale of locales) found.push(...(await faultsOf(area, locale, config)));
  }
  return found;
}

async function faultsOf(area: Area, locale: string, config: LinguiConfigNormalized): Promise<string[]> {
  const filename = area.catalog.getFilename(locale);
  const file = path.relative(config.rootDir, path.resolve(config.rootDir, filename)).replaceAll('\\', '/');
  if (!existsSync(filename)) return [`${file} does not exist`];
  const { sourceLocale } = config;
  const faults: string[] = [];
  const now = (await area.catalog.read(locale)) ?? {};

  for (const [id, { message, files }] of area.inCode) {
    const text = now[id]?.translation;
    if (now[id] === undefined) faults.push(`${id}, shown by ${files[0]}, is missing`);
    else if (locale === sourceLocale && text !== message)
      faults.push(`${id} says "${text}", and ${files[0]} says "${message}"`);
    else if (text && places(text) !== places(message))
      faults.push(
        `${id} fills in ${places(text) || 'nothing'}, and the English ${places(message) || 'nothing'}`,
      );
  }
  for (const id of Object.keys(now)) if (!area.inCode.has(id)) faults.push(`${id} is shown nowhere`);
  for (const id of doubtfulIds(readFileSync(filename, 'utf8'))) faults.push(`${id} stands twice, not alike`);

  // Lingui's own strict compile, without fallback locales.
  const { messages, missing } = await area.catalog.getTranslations(locale, {
    fallbackLocales: {},
    sourceLocale,
    missingBehavior: 'catalog',
  });
  for (const { id } of missing) {
    if (now[id] !== undefined) faults.push(`${id} has no translation`);
  }
  const { errors } = createCompiledCatalog(locale, messages, { strict: true, namespace: 'json' });
  for (const { id, error } of errors) faults.push(`${id} does not compile: ${error.message}`);

  if (faults.length === 0) {
    const existing = readFileSync(filename, 'utf8');
    const order = wanted(area, locale, now, sourceLocale);
    if ((await area.catalog.format.serialize(filename, order, locale, existing)) !== existing)
      faults.push('its comments or its order are not those of the code');
  }
  return faults.map((fault) => `${file}: ${fault}`);
}
