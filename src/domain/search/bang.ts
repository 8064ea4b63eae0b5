/** A query that names another site to search: `trigger` in lower case without its mark, `terms` the rest. */
export interface BangQuery {
  readonly trigger: string;
  readonly terms: string;
}

const placeholder = '{{{s}}}';

/** How the terms are put into a template; all of it unless a bang says otherwise. */
export const bangFormats = [
  'open_base_path',
  'open_snap_domain',
  'url_encode_placeholder',
  'url_encode_space_to_plus',
] as const;
/** One way in which the terms are put into a template. */
export type BangFormat = (typeof bangFormats)[number];

/** A site that can be searched by a bang. */
export interface Bang {
  /** An absolute http(s) address with `{{{s}}}` where the terms go. */
  readonly template: string;
  readonly formats?: readonly BangFormat[];
}

/**
 * Reads the bang of a query: the first word that starts with `!` and is a known trigger, in whatever place.
 * Gives null when there is none; unknown ones stay words of the query.
 * @example parseBang('cats !g', known) // { trigger: 'g', terms: 'cats' }
 */
export function parseBang(query: string, isKnown: (trigger: string) => boolean): BangQuery | null {
  const words = query.trim().split(/\s+/u);
  const place = words.findIndex((word) => /^![^\s!]/u.test(word) && isKnown(word.slice(1).toLowerCase()));
  const word = words[place];
  if (word === undefined) return null;
  return { trigger: word.slice(1).toLowerCase(), terms: words.toSpliced(place, 1).join(' ') };
}

/**
 * The address a bang leads to. Without terms it is the site's front page, or the template with nothing in it when the
 * bang has no `open_base_path`. Gives null when the outcome would be no http(s) address, or one of another site than
 * the template's, which terms must not bring about.
 * @example bangAddress({ template: 'https://example.com/?q={{{s}}}' }, 'a b')?.href // 'https://example.com/?q=a+b'
 */
export function bangAddress(bang: Bang, terms: string): URL | null {
  const { formats = bangFormats, template } = bang;
  const [, scheme = '', host = ''] = /^(https?:\/\/)([^/?#]*)/i.exec(template) ?? [];
  // A few bangs search by the name of a host below theirs, such as `https://{{{s}}}.example.com/`.
  const [ownHost = '', ...named] = host.split(placeholder).toReversed();
  if (scheme === '' || (named.length > 0 && !/^\.[^.]/.test(ownHost))) return null;
  if (terms.trim() === '' && (named.length > 0 || formats.includes('open_base_path'))) {
    return webAddress(`${scheme}${ownHost.replace(/^\./, '')}/`);
  }
  const address = webAddress(template.replaceAll(placeholder, () => encode(terms.trim(), formats)));
  const end = ownHost.toLowerCase();
  if (address === null || !(named.length > 0 ? address.host.endsWith(end) : address.host === end))
    return null;
  return address;
}

function encode(terms: string, formats: readonly BangFormat[]): string {
  const wellFormed = terms.toWellFormed();
  const encoded = formats.includes('url_encode_placeholder') ? encodeURIComponent(wellFormed) : wellFormed;
  return formats.includes('url_encode_space_to_plus') ? encoded.replaceAll(/%20| /g, '+') : encoded;
}

function webAddress(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
