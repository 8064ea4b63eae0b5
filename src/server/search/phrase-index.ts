import { keepNewest } from '../keep-newest.ts';
import { inSlices } from './in-slices.ts';

/** Text by which phrases are compared: in lower case, without accents, runs of white space as one blank. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most text has nothing to fold, and lists are long.
  if (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/\s+/g, ' ');
}

/** A phrase that was found; of two, the one with the lower rank is better. */
export interface RankedPhrase {
  readonly phrase: string;
  readonly rank: number;
}

/** In its own country a phrase counts as if it stood this many times nearer to the head of the list. */
const homeBonus = 8;
/** So many letters tell the parts of a list apart that are sorted one by one: none is long. */
const lettersOfPart = 3;
const longestShort = 2;
const mostShort = 2_000;

interface Row extends RankedPhrase {
  readonly country: string;
  readonly key: string;
}

/** What is known of all phrases, each at its place in the sorted list. */
interface Columns {
  readonly keys: string[];
  readonly phrases: string[];
  /** The country of each phrase as a number, 0 for none: comparing numbers is what keeps short beginnings fast. */
  readonly countries: Uint32Array;
  readonly ranks: Uint32Array;
}

/**
 * The phrases of one language, in memory and sorted, so that those with a beginning lie side by side: found by halving,
 * then the best of them taken.
 */
export class PhraseIndex {
  /** What begins with one or two letters, by these and the country: thousands of phrases, and the same for everybody. */
  private readonly ofShort = new Map<string, readonly RankedPhrase[]>();

  private constructor(private readonly columns: Columns) {}

  /**
   * Makes one of a list with one phrase a line, best first, and after a tab the country (two lower-case letters) in which it
   * counts more. A long one takes a tenth of a second, during which calls are answered.
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

  /** The best phrases that begin with a folded text, at most `most`, best first. */
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

/** Two letters as one number; 0 for anything else. */
function numberOf(country: string): number {
  return country.length === 2 ? country.charCodeAt(0) * 256 + country.charCodeAt(1) : 0;
}
