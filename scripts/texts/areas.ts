import { globSync } from 'node:fs';
import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import type { CatalogType, LinguiConfigNormalized } from '@lingui/conf';
import { extractTexts, type TextInCode } from './extract.ts';

export type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];

/** A text catalogue as Lingui reads and writes it, and what it should contain according to the code. */
export interface Area {
  readonly name: string;
  readonly catalog: Catalog;
  readonly inCode: ReadonlyMap<string, TextInCode>;
}

export interface Areas {
  readonly areas: readonly Area[];
  /** The locales that people translate: without the pseudo-locale, which is generated from English. */
  readonly locales: readonly string[];
  readonly faults: readonly string[];
}

const areaOf = (id: string) => id.split('.')[0] ?? '';

/**
 * Reads the code once and determines for each area what its catalogues must contain. A text's area is the first part of
 * its id.
 */
export async function readAreas(config: LinguiConfigNormalized): Promise<Areas> {
  const files = globSync(path.join(config.rootDir, 'src/ui/**/*.{ts,tsx}')).sort();
  const { texts, faults } = await extractTexts(files, config);
  const areas = (await getCatalogs(config)).map((catalog) => {
    const name = path.basename(catalog.path);
    return { name, catalog, inCode: new Map([...texts].filter(([id]) => areaOf(id) === name)) };
  });
  const names = areas.map(({ name }) => name);
  const strays = [...texts]
    .filter(([id]) => !names.includes(areaOf(id)))
    .map(
      ([id, { files }]) =>
        `${files[0]}: ${id} is in no catalogue: there is no src/ui/locales/${config.sourceLocale}/${areaOf(id)}.po; ` +
        'create it empty if that is a new area',
    );
  const pseudo = config.pseudoLocale.map(({ locale }) => locale);
  const locales = config.locales.filter((locale) => !pseudo.includes(locale));
  const known = areas.flatMap(({ catalog }) => config.locales.map((locale) => catalog.getFilename(locale)));
  const unread = globSync('src/ui/locales/*/*.po', { cwd: config.rootDir })
    .filter(
      (file) =>
        // Build output for a removed area does no harm.
        !pseudo.includes(path.basename(path.dirname(file))) &&
        !known.some((one) => path.resolve(config.rootDir, one) === path.resolve(config.rootDir, file)),
    )
    .map(
      (file) =>
        `${file} is read by nobody: its locale is not in src/domain/locale, or its area is not English`,
    );
  return { areas, locales, faults: [...faults, ...strays, ...unread] };
}

/** The texts of an area in a locale as they should be in its file: those in the code, with the English next to them. */
export function wanted(area: Area, locale: string, now: CatalogType, sourceLocale: string): CatalogType {
  const entries = [...area.inCode].map(([id, { message, files, comments }]) => {
    const isSource = locale === sourceLocale;
    const { extra, translation = '' } = now[id] ?? {};
    return [
      id,
      {
        message,
        comments: isSource ? [...comments] : [message, ...comments],
        origin: files.map((file) => [file] as [string]),
        ...(extra === undefined ? {} : { extra }),
        translation: isSource ? message : translation,
      },
    ] as const;
  });
  // Compared by code unit rather than locale, so that every machine writes the same order.
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
