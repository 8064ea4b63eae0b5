interface SourceRow {
  readonly description: string;
  /** True for paid traffic. */
  readonly paid: boolean;
}

/** Known sources. Others are kept and counted unchanged. Specification, section 3. */
export const sources = {
  google: { description: 'A result of Google’s search', paid: false },
  paidsearchgoogle: { description: 'An advertisement in Google’s search', paid: true },
  bing: { description: 'A result of Bing’s search', paid: false },
  paidsearchmicrosoft: { description: 'An advertisement in Microsoft’s search', paid: true },
  searchresults: { description: 'Our own results page', paid: false },
  website: { description: 'Another page of this site', paid: false },
} as const satisfies Record<string, SourceRow>;

/** The name of a known source. */
export type KnownSource = keyof typeof sources;

/** Tells whether a source is known; case matters. */
export function isKnownSource(source: string): source is KnownSource {
  return Object.hasOwn(sources, source);
}
