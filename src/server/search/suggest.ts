import { regions } from '../../domain/search/regions.ts';
import type { BangIndex } from './bang-index.ts';
import { fold, type PhraseIndex } from './phrase-index.ts';
import type { PhraseLibrary } from './phrase-library.ts';
import type { SuggestionUpstream } from './upstream.ts';

/** Maximum number of suggestions in a response. */
const most = 8;
/** Longer queries than any of our phrases are not looked up. */
const longestQuery = 100;
const commonLanguage = 'en';

/** One completion of a query; for a bang with the name of its site. */
export interface Completion {
  readonly phrase: string;
  readonly snippet?: string;
}

/** Completes a visitor's input: a bang if it starts with `!`, otherwise phrases in the region's language, then in English. */
export class Suggest {
  constructor(
    private readonly library: PhraseLibrary,
    private readonly bangs: () => Promise<BangIndex>,
    private readonly upstream: SuggestionUpstream | null,
  ) {}

  /** `region` is a code of the table or a bare language. Empty for a blank query, or if nothing matches. */
  async complete(request: {
    readonly query: string;
    readonly region: string;
  }): Promise<readonly Completion[]> {
    const { typed, query } = read(request.query);
    if (!isToBeLookedUp(query)) return [];
    if (query.startsWith('!')) return (await this.bangs()).complete(query.slice(1).trimEnd(), most);
    // The query as typed: folding is for comparing with our own lists, and decomposes some scripts.
    const told = await this.upstream?.suggest(typed, request.region);
    if (told) return told.slice(0, most).map((phrase) => ({ phrase }));
    const place = placeOf(request.region);
    return fromLists(await Promise.all(listsOf(place).map((one) => this.library.of(one))), query, place);
  }

  /** The same synchronously if no file or other service is needed; otherwise null. */
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
  /** ISO 3166-1 in lower case; empty if none. */
  readonly country: string;
}

/** The country or language of regions with unusual codes. */
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

/** The place of a region. A bare language has no country; an unknown code has neither. */
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
