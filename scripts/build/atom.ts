/** One entry of a feed. Addresses are absolute, times in milliseconds since the epoch. */
export interface FeedEntry {
  /** Also the entry's identity for feed readers, so it must not change. */
  readonly address: string;
  readonly title: string;
  readonly publishedAt: number;
  readonly updatedAt: number;
  readonly summary?: string;
  readonly html?: string;
  readonly categories?: readonly string[];
}

/** A feed to which feed readers subscribe. */
export interface Feed {
  /** The page with the same content. */
  readonly address: string;
  /** The feed itself. */
  readonly self: string;
  readonly title: string;
  readonly subtitle: string;
  readonly language: string;
  readonly author: string;
  /** Newest first; at least one. */
  readonly entries: readonly FeedEntry[];
}

/** A feed in Atom. RFC 4287. */
export function atomFeed({ address, self, title, subtitle, language, author, entries }: Feed): string {
  const updated = Math.max(...entries.map(({ updatedAt }) => updatedAt));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('title', title),
    element('subtitle', subtitle),
    element('id', address),
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${escaped(address)}"/>`,
    element('updated', timeOf(updated)),
    `<author>${element('name', author)}</author>`,
    ...entries.map(entryOf),
    '</feed>\n',
  ].join('\n');
}

function entryOf(entry: FeedEntry): string {
  const { address, title, publishedAt, updatedAt, summary, html, categories = [] } = entry;
  return [
    '<entry>',
    element('title', title),
    element('id', address),
    `<link rel="alternate" type="text/html" href="${escaped(address)}"/>`,
    element('published', timeOf(publishedAt)),
    element('updated', timeOf(updatedAt)),
    ...categories.map((term) => `<category term="${escaped(term)}"/>`),
    ...(summary === undefined ? [] : [element('summary', summary)]),
    ...(html === undefined ? [] : [`<content type="html">${escaped(html)}</content>`]),
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

function timeOf(time: number): string {
  return new Date(time).toISOString();
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
