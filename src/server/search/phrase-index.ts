import { keepNewest } from '../keep-newest.ts';
import { inSlices } from './in-slices.ts';

/** Normalizes text for comparing phrases: lower case, no accents, single spaces. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // A shortcut: most text needs no folding, and lists are long.
  if (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/\s+/g, ' ');
}

/** A phrase that was found; a lower rank is better. */
export interface RankedPhrase {
  readonly phrase: string;
  readonly rank: number;
}

/** In its own country a phrase's rank is divided by this. */
const homeBonus = 8;
/** The list is sorted in parts that share this many first letters, so that sorting any one part is quick. */
const lettersOfPart = 3;
const longestShort = 2;
const mostShort = 2_000;

interface Row extends RankedPhrase {
  readonly country: string;
  readonly key: string;
}

/** The data of all phrases, by position in the sorted list. */
interface Columns {
  readonly keys: string[];
  readonly phrases: string[];
  /** The country of each phrase as a number, 0 for none: comparing numbers keeps short prefixes fast. */
  readonly countries: Uint32Array;
  readonly ranks: Uint32Array;
}

/**
 * The phrases of one language in memory, sorted so that those with a common prefix are adjacent: found by binary search, from
 * which the best are taken.
 */
export class PhraseIndex {
  /** A cache for prefixes of one or two letters, by prefix and country: thousands of phrases, and the same for everybody. */
  private readonly ofShort = new Map<string, readonly RankedPhrase[]>();

  private constructor(private readonly columns: Columns) {}

  /**
   * Builds the index from a list with one phrase per line, best first, optionally followed by a tab and the country (two
   * lower-case letters) in which it ranks higher. A long list takes a tenth of a second, during which calls are answered.
   */
  static async of(list: string): Promise<PhraseIndex> {
    const lines = list.split('\n').filter((line) => line !== '');
    const parts = new Map<string, Row[]>();
    await inSlices(lines, (line, rank) => {
      const [phrase = '', country = ''] = line.split('\t');
      const row = { phrase, country, rank, key: fold(phrase) };
      const letters = row.key.slice(0, lettersOfPart);
      const part = parts.get(letters);
      if (part === undefined) parts.set(letters, [row]);
      else part.push(row);
    });
    const columns: Columns = {
      keys: [],
      phrases: [],
      countries: new Uint32Array(lines.length),
      ranks: new Uint32Array(lines.length),
    };
    const inOrder = [...parts].sort(([one], [other]) => compare(one, other));
    await inSlices(inOrder, ([, part]) => {
      for (const row of part.sort((one, other) => compare(one.key, other.key))) {
        const at = columns.keys.push(row.key) - 1;
        columns.phrases.push(row.phrase);
        columns.countries[at] = numberOf(row.country);
        columns.ranks[at] = row.rank;
      }
    });
    return new PhraseIndex(columns);
  }

  /** The best phrases that start with a folded text, at most `most`, best first. */
  complete(beginning: string, country: string, most: number): readonly RankedPhrase[] {
    if (beginning.length > longestShort) return this.look(beginning, country, most);
    const name = `${most} ${country} ${beginning}`;
    const known = this.ofShort.get(name);
    if (known !== undefined) return known;
    const found = this.look(beginning, country, most);
    keepNewest(this.ofShort, mostShort, name, found);
    return found;
  }

  private look(beginning: string, country: string, most: number): readonly RankedPhrase[] {
    const { countries, phrases, ranks } = this.columns;
    const home = numberOf(country);
    const best: RankedPhrase[] = [];
    const end = this.firstFrom(`${beginning}\uffff`);
    for (let at = this.firstFrom(beginning); at < end; at += 1) {
      const listed = ranks[at] ?? 0;
      const rank = home !== 0 && countries[at] === home ? listed / homeBonus : listed;
      const worst = best.at(-1);
      if (best.length === most && worst !== undefined && worst.rank <= rank) continue;
      const place = best.findIndex((other) => other.rank > rank);
      best.splice(place === -1 ? best.length : place, 0, { phrase: phrases[at] ?? '', rank });
      if (best.length > most) best.pop();
    }
    return best;
  }

  private firstFrom(beginning: string): number {
    const { keys } = this.columns;
    let [low, high] = [0, keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Encodes two letters as a number; 0 for anything else. */
function numberOf(country: string): number {
  return country.length === 2 ? country.charCodeAt(0) * 256 + country.charCodeAt(1) : 0;
}
