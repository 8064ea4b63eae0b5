interface SourceRow {
  readonly description: string;
  /** True when the visit was paid for. */
  readonly paid: boolean;
}

/** The sources an origin is known to name. Others are kept and counted as they are. Specification, section 3. */
export const sources = {
  google: { description: 'A result of Google’s search', paid: false },
  paidsearchgoogle: { description: 'An advertisement in Google’s search', paid: true },
  bing: { description: 'A result of Bing’s search', paid: false },
  paidsearchmicrosoft: { description: 'An advertisement in Microsoft’s search', paid: true },
  searchresults: { description: 'Our own results page', paid: false },
  website: { description: 'Another page of this site', paid: false },
} as const satisfies Record<string, SourceRow>;

/** A source that is known. */
export type KnownSource = keyof typeof sources;

/** Tells whether a source is one of the known ones; case matters. */
export function isKnownSource(source: string): source is KnownSource {
  return Object.hasOwn(sources, source);
}
