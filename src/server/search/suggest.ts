import { regions } from '../../domain/search/regions.ts';
import type { BangIndex } from './bang-index.ts';
import { fold } from './phrase-index.ts';
import type { PhraseLibrary } from './phrase-library.ts';
import type { SuggestionUpstream } from './upstream.ts';

/** How many suggestions an answer has at most. */
const most = 8;
/** What is longer than any phrase of ours is not looked up. */
const longestQuery = 100;
const commonLanguage = 'en';

/** One way to complete a query; a bang brings the name of its site. */
export interface Completion {
  readonly phrase: string;
  readonly snippet?: string;
}

/** Completes what a visitor types: a bang when it begins with `!`, else phrases of the region's language, then English ones. */
export class Suggest {
  constructor(
    private readonly library: PhraseLibrary,
    private readonly bangs: () => Promise<BangIndex>,
    private readonly upstream: SuggestionUpstream | null,
  ) {}

  /** `region` is a code of the table or a bare language. Empty for a blank query and for one nothing completes. */
  async complete(request: {
    readonly query: string;
    readonly region: string;
  }): Promise<readonly Completion[]> {
    const typed = request.query.toWellFormed().trimStart();
    const query = fold(typed);
    if (query === '' || query.length > longestQuery) return [];
    if (query.startsWith('!')) return (await this.bangs()).complete(query.slice(1).trimEnd(), most);
    // As it was typed: folding is how our own lists compare, and takes some scripts apart.
    const told = await this.upstream?.suggest(typed, request.region);
    if (told) return told.slice(0, most).map((phrase) => ({ phrase }));
    return this.fromOwnLists(query, placeOf(request.region));
  }

  private async fromOwnLists(query: string, { language, country }: Place): Promise<readonly Completion[]> {
    const found = new Set<string>();
    for (const one of new Set([language, commonLanguage])) {
      const index = await this.library.of(one);
      for (const { phrase } of index.complete(query, country, most)) found.add(phrase);
    }
    return [...found].slice(0, most).map((phrase) => ({ phrase }));
  }
}

interface Place {
  readonly language: string;
  /** ISO 3166-1 in lower case; empty for none. */
  readonly country: string;
}

/** Regions whose codes are odd: which country or language they mean. */
const countriesOfCodes: Readonly<Record<string, string>> = {
  uk: 'gb',
  wt: '',
  xa: '',
  xl: '',
  ct: 'es',
  sl: 'si',
  ue: 'us',
};
const languagesOfCodes: Readonly<Record<string, string>> = { 'wt-wt': commonLanguage, 'sl-sl': 'sl' };
const knownLanguages = new Set(
  Object.keys(regions).map((code) => languagesOfCodes[code] ?? code.split('-')[1] ?? ''),
);

/** Where a region is. A bare language is one without a country; what is not known is everywhere. */
function placeOf(region: string): Place {
  const code = region.trim().toLowerCase();
  if (Object.hasOwn(regions, code)) {
    const [country = '', language = ''] = code.split('-');
    return {
      language: languagesOfCodes[code] ?? language,
      country: countriesOfCodes[country] ?? country,
    };
  }
  return { language: knownLanguages.has(code) ? code : commonLanguage, country: '' };
}
