/** The server-rendered page that searches bangs without a script. */
export const bangSearchPath = '/bangs/search';

/** Maximum number of bangs on that page: enough for any meaningful word, few enough for a page. */
export const mostOnPage = 100;

/**
 * A bang in the form in which lists of them are searched: its triggers in lower case without the mark, and the name of
 * its site.
 */
export interface NamedBang {
  readonly triggers: readonly string[];
  readonly site: string;
}

/**
 * Estimates how popular a bang is, as a number without unit: sites with many triggers, and a short one among them, are
 * the ones most people look for.
 */
export function fameOf(triggers: readonly string[]): number {
  return Math.min(triggers.length, 6) - 2 * Math.min(...triggers.map((trigger) => trigger.length));
}

/**
 * The trigger to display for a bang: the one typed (without mark, in lower case) if it has it, else its first shortest
 * one.
 */
export function shownTrigger({ triggers }: NamedBang, typed: string): string {
  const exact = triggers.find((trigger) => trigger === wantedOf(typed));
  return (
    exact ?? triggers.reduce((shortest, trigger) => (trigger.length < shortest.length ? trigger : shortest))
  );
}

/** Sorts bangs as search results: by {@link fameOf}, ties in list order. */
export function byFame<Bang extends NamedBang>(bangs: readonly Bang[]): readonly Bang[] {
  return bangs
    .map((bang) => ({ bang, fame: fameOf(bang.triggers) }))
    .sort((one, other) => other.fame - one.fame)
    .map(({ bang }) => bang);
}

/**
 * Formats a bang as a line for {@link bangSearch}: after a line feed, the name of its site, the words of that name in
 * lower case, each after a space, and the triggers, each between tabs; the words are enclosed in form feeds.
 */
export function bangLine({ site, triggers }: NamedBang): string {
  const marked = triggers.map((trigger) => `${inOneLine(trigger)}\t`).join('');
  return `\n${inOneLine(site)}\f ${inWords(site)}\f\t${marked}`;
}

/**
 * Formats bangs as one text for {@link bangSearch}, so that a long list needs no processing before the first key press
 * is answered: a {@link bangLine} for each, {@link byFame}.
 */
export function bangLines(bangs: readonly NamedBang[]): string {
  return byFame(bangs).map(bangLine).join('');
}

/**
 * Makes the search function over the lines of bangs. The input, with or without the mark, is matched against triggers
 * and names. Best first: an exact trigger, an exact name, names that begin with the words, triggers or words of a name
 * that begin with it, names that contain it; within each, the most popular first. If the input contains special
 * characters, only sites that contain it literally are returned, if there are any. Returns at most `limit` results,
 * none for blank input.
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
 * The offsets of the first lines, at most `most`, that contain `part` and are not among `known`. A part that begins
 * with a tab is matched against the triggers, any other against what precedes them.
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

/**
 * The offsets of the first lines, at most `most`, that contain a text with special characters literally, ignoring case.
 * The words of a line have no special characters.
 */
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

/** Line feeds, form feeds and tabs are the separators of a line. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** The words of a text in lower case, separated by single spaces. */
function inWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
