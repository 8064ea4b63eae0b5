import { type KnownLocale, knownLocales } from './known-locales.ts';

type Rows = typeof knownLocales;
type PublishedKnownLocale = {
  [Code in KnownLocale]: Rows[Code] extends { readonly published: true } ? Code : never;
}[KnownLocale];

/** The tag of a locale that has pages and mails on this site, in lower case: `en`. */
export type PublicLocale = Rows[PublishedKnownLocale]['tag'];

/** What every page may know about a published locale. */
export interface PublishedRow {
  readonly code: KnownLocale;
  /** Its name in its own language. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** True when the display face covers its letters. */
  readonly inDisplayFace: boolean;
}

/**
 * The published rows of the table, by tag. The build replaces the table with this result
 * (`scripts/build/published-locales.ts`), because all 37 rows are too much for a static page.
 */
export const publishedRows = Object.fromEntries(
  Object.entries(knownLocales).flatMap(([code, row]) =>
    'published' in row
      ? [[row.tag, { code, name: row.name, direction: row.direction, inDisplayFace: !('script' in row) }]]
      : [],
  ),
) as Readonly<Record<PublicLocale, PublishedRow>>;

/** Their tags, in table order. */
export const publishedTags = Object.keys(publishedRows) as readonly PublicLocale[];
