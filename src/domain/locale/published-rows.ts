import { type KnownLocale, knownLocales } from './known-locales.ts';

type Rows = typeof knownLocales;
type PublishedKnownLocale = {
  [Code in KnownLocale]: Rows[Code] extends { readonly published: true } ? Code : never;
}[KnownLocale];

/** The tag of a locale that this site has pages and mails in, in lower case: `en`. */
export type PublicLocale = Rows[PublishedKnownLocale]['tag'];

/** What every page may know of a published locale. */
export interface PublishedRow {
  readonly code: KnownLocale;
  /** Its name in its own language. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** True where its letters are in the display face. */
  readonly inDisplayFace: boolean;
}

/**
 * The published rows of the table, by tag. The build puts the result here in the table's place
 * (`scripts/build/published-locales.ts`): all 37 rows are more than a static page may load.
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
