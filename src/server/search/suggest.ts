import { regions } from '../../domain/search/regions.ts';
import type { BangIndex } from './bang-index.ts';
import { fold, type PhraseIndex } from './phrase-index.ts';
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
    const { typed, query } = read(request.query);
    if (!isToBeLookedUp(query)) return [];
    if (query.startsWith('!')) return (await this.bangs()).complete(query.slice(1).trimEnd(), most);
    // As it was typed: folding is how our own lists compare, and takes some scripts apart.
    const told = await this.upstream?.suggest(typed, request.region);
    if (told) return told.slice(0, most).map((phrase) => ({ phrase }));
    const place = placeOf(request.region);
    return fromLists(await Promise.all(listsOf(place).map((one) => this.library.of(one))), query, place);
  }

  /** The same at once, where nothing has to be read for it or asked of another service; else null. */
  completeNow(request: { readonly query: string; readonly region: string }): readonly Completion[] | null {
    const { query } = read(request.query);
    if (!isToBeLookedUp(query)) return [];
    if (query.startsWith('!') || this.upstream !== null) return null;
    const place = placeOf(request.region);
    const lists: PhraseIndex[] = [];
    for (const one of listsOf(place)) {
      const list = this.library.known(one);
      if (list === undefined) return null;
      lists.push(list);
    }
    return fromLists(lists, query, place);
  }
}

function read(asked: string): { readonly typed: string; readonly query: string } {
  const typed = asked.toWellFormed().trimStart();
  return { typed, query: fold(typed) };
}

function isToBeLookedUp(query: string): boolean {
  return query !== '' && query.length <= longestQuery;
}

function listsOf({ language }: Place): readonly string[] {
  return language === commonLanguage ? [commonLanguage] : [language, commonLanguage];
}

function fromLists(lists: readonly PhraseIndex[], query: string, { country }: Place): readonly Completion[] {
  const found = new Set<string>();
  for (const list of lists) for (const { phrase } of list.complete(query, country, most)) found.add(phrase);
  return [...found].slice(0, most).map((phrase) => ({ phrase }));
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
