/** Where the search over bangs leads without a script: a plain page of the server that lists what it finds. */
export const bangSearchPath = '/bangs/search';

/** So many bangs the plain page lists: enough for any word that means something, few enough for a page. */
export const mostOnPage = 100;

/** A bang as a list of them is searched: its triggers in lower case without the mark, and the name of its site. */
export interface NamedBang {
  readonly triggers: readonly string[];
  readonly site: string;
}

/**
 * How likely a bang is the one meant, as a number to compare: a site with many triggers, one of them short, is one that many look
 * for. It has no unit.
 */
export function fameOf(triggers: readonly string[]): number {
  return Math.min(triggers.length, 6) - 2 * Math.min(...triggers.map((trigger) => trigger.length));
}

/** The trigger to show of a bang: what was typed (without mark, in lower case) if it is one, else the shortest, of several the first. */
export function shownTrigger({ triggers }: NamedBang, typed: string): string {
  const exact = triggers.find((trigger) => trigger === wantedOf(typed));
  return (
    exact ?? triggers.reduce((shortest, trigger) => (trigger.length < shortest.length ? trigger : shortest))
  );
}

/** Bangs in the order in which a search finds them: the most famous first ({@link fameOf}), of equals the one listed first. */
export function byFame<Bang extends NamedBang>(bangs: readonly Bang[]): readonly Bang[] {
  return bangs
    .map((bang) => ({ bang, fame: fameOf(bang.triggers) }))
    .sort((one, other) => other.fame - one.fame)
    .map(({ bang }) => bang);
}

/**
 * Writes a bang as the line that {@link bangSearch} looks at. After a line feed come the name of its site, the words of that name
 * in lower case, each after a space, and the triggers, each between tabs; the words stand between form feeds.
 */
export function bangLine({ site, triggers }: NamedBang): string {
  const marked = triggers.map((trigger) => `${inOneLine(trigger)}\t`).join('');
  return `\n${inOneLine(site)}\f ${inWords(site)}\f\t${marked}`;
}

/**
 * Writes bangs as one text that {@link bangSearch} looks through, so that nothing has to be made of a long list before the first
 * key is answered: a {@link bangLine} for each, {@link byFame}.
 */
export function bangLines(bangs: readonly NamedBang[]): string {
  return byFame(bangs).map(bangLine).join('');
}

/**
 * Gives the search over the lines of bangs: what is typed, with or without the mark, is looked for in triggers and names. The best
 * come first: the trigger itself, the site's whole name, names that begin with the words, triggers or words of a name that begin with
 * it, names that hold it; of several the most famous. Of a text with signs it is only those that hold it as it is written, if there
 * are any. Gives at most `limit` of them, none for a blank text.
 */
export function bangSearch(lines: string): (typed: string, limit: number) => readonly NamedBang[] {
  return (typed, limit) => {
    const wanted = wantedOf(typed);
    const words = inWords(wanted);
    const found = new Set<number>();
    const add = (places: readonly number[]) => {
      for (const place of places.toSorted((one, other) => one - other)) found.add(place);
    };
    const next = (part: string) => linesWith(lines, part, limit, found);
    if (wanted !== '') add(next(`\t${wanted}\t`));
    if (words !== '' && words !== wanted) {
      add(linesHolding(lines, wanted, limit));
      if (found.size > 0) return bangsAt(lines, found, limit);
    }
    if (words !== '') add(next(`\f ${words}\f`));
    if (words !== '' && found.size < limit) add(next(`\f ${words} `));
    if (wanted !== '' && found.size < limit)
      add([...next(`\t${wanted}`), ...(words === '' ? [] : next(` ${words}`))]);
    if (words !== '' && found.size < limit) add(next(words));
    return bangsAt(lines, found, limit);
  };
}

/**
 * Where the first lines begin, at most `most`, that hold a part and are not among `known`. One that begins with a tab is looked for
 * among the triggers, any other in what stands before them.
 */
function linesWith(lines: string, part: string, most: number, known: ReadonlySet<number>): readonly number[] {
  const found: number[] = [];
  const inTriggers = part.startsWith('\t');
  let at = lines.indexOf(part);
  while (at >= 0 && found.length < most) {
    const place = lines.lastIndexOf('\n', at);
    if (!known.has(place) && (inTriggers || at < lines.indexOf('\f\t', place))) found.push(place);
    const end = lines.indexOf('\n', at + 1);
    at = end < 0 ? -1 : lines.indexOf(part, end);
  }
  return found;
}

/** Where the first lines begin, at most `most`, that hold a text as it is written, in letters of either case; it has signs, which no words have. */
function linesHolding(lines: string, text: string, most: number): readonly number[] {
  const found: number[] = [];
  const written = new RegExp(text.replace(/[^\p{L}\p{M}\p{N}]/gu, '\\$&'), 'gi');
  for (let match = written.exec(lines); match !== null && found.length < most; match = written.exec(lines)) {
    found.push(lines.lastIndexOf('\n', match.index));
    const end = lines.indexOf('\n', match.index);
    written.lastIndex = end < 0 ? lines.length : end;
  }
  return found;
}

function bangsAt(lines: string, places: ReadonlySet<number>, most: number): readonly NamedBang[] {
  return [...places].slice(0, most).map((place) => bangAt(lines, place));
}

function bangAt(lines: string, place: number): NamedBang {
  const end = lines.indexOf('\n', place + 1);
  const [site = '', , triggers = ''] = lines.slice(place + 1, end < 0 ? undefined : end).split('\f');
  return { site, triggers: triggers.split('\t').slice(1, -1) };
}

function wantedOf(typed: string): string {
  return inOneLine(typed).trim().toLowerCase().replace(/^!/, '');
}

/** Line feeds, form feeds and tabs part what is on a line. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** The words of a text in lower case, one space between them. */
function inWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
