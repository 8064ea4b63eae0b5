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

/**
 * The phrases of one language, in memory and sorted, so that those with a beginning lie side by side: found by halving,
 * then the best of them taken.
 */
export class PhraseIndex {
  private readonly keys: readonly string[];
  private readonly phrases: readonly string[];
  /** The country of each phrase as a number, 0 for none: comparing numbers is what keeps short beginnings fast. */
  private readonly countries: Uint32Array;
  private readonly ranks: Uint32Array;
  /** What begins with one or two letters, by these and the country: thousands of phrases, and the same for everybody. */
  private readonly ofShort = new Map<string, readonly RankedPhrase[]>();

  private constructor(rows: readonly Row[]) {
    this.keys = rows.map(({ key }) => key);
    this.phrases = rows.map(({ phrase }) => phrase);
    this.countries = Uint32Array.from(rows, ({ country }) => numberOf(country));
    this.ranks = Uint32Array.from(rows, ({ rank }) => rank);
  }

  /**
   * Makes one of a list with one phrase a line, best first, and after a tab the country (two lower-case letters) in which it
   * counts more. A long one takes a tenth of a second, during which calls are answered.
   */
  static async of(list: string): Promise<PhraseIndex> {
    const lines = list.split('\n').filter((line) => line !== '');
    const rows = await inSlices(lines, (line, rank): Row => {
      const [phrase = '', country = ''] = line.split('\t');
      return { phrase, country, rank, key: fold(phrase) };
    });
    const parts = [...Map.groupBy(rows, ({ key }) => key.slice(0, lettersOfPart))];
    parts.sort(([one], [other]) => compare(one, other));
    const sorted = await inSlices(parts, ([, part]) =>
      part.sort((one, other) => compare(one.key, other.key)),
    );
    return new PhraseIndex(sorted.flat());
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
    const home = numberOf(country);
    const best: RankedPhrase[] = [];
    const end = this.firstFrom(`${beginning}\uffff`);
    for (let at = this.firstFrom(beginning); at < end; at += 1) {
      const listed = this.ranks[at] ?? 0;
      const rank = home !== 0 && this.countries[at] === home ? listed / homeBonus : listed;
      const worst = best.at(-1);
      if (best.length === most && worst !== undefined && worst.rank <= rank) continue;
      const place = best.findIndex((other) => other.rank > rank);
      best.splice(place === -1 ? best.length : place, 0, { phrase: this.phrases[at] ?? '', rank });
      if (best.length > most) best.pop();
    }
    return best;
  }

  private firstFrom(beginning: string): number {
    let [low, high] = [0, this.keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.keys[middle] ?? '') < beginning) low = middle + 1;
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
