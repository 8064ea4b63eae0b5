/** Where the search over bangs leads without a script: a plain page of the server that lists what it finds. */
export const bangSearchPath = '/bangs/search';

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

/**
 * Makes a list of bangs ready to be searched at each key, and gives the search: what is typed, with or without the mark, is
 * looked for in triggers and names. The best come first: the trigger itself, the site's whole name, triggers or words of a name
 * that begin with it, names that hold it; of several the most famous ({@link fameOf}). Gives at most `limit` of them, none for a
 * blank text.
 */
export function bangSearch<Bang extends NamedBang>(
  bangs: readonly Bang[],
): (typed: string, limit: number) => readonly Bang[] {
  const rows = bangs
    .map((bang) => ({ bang, name: ` ${inWords(bang.site)}`, fame: fameOf(bang.triggers) }))
    .sort((one, other) => other.fame - one.fame);
  return (typed, limit) => {
    const wanted = wantedOf(typed);
    const words = inWords(wanted);
    if (wanted === '') return [];
    const ranks: [Bang[], Bang[], Bang[], Bang[]] = [[], [], [], []];
    for (const { bang, name } of rows) {
      const rank = rankOf(bang.triggers, name, wanted, words);
      if (rank !== null) ranks[rank].push(bang);
    }
    return ranks.flat().slice(0, limit);
  };
}

function wantedOf(typed: string): string {
  return typed.trim().toLowerCase().replace(/^!/, '');
}

/** The words of a text in lower case, one space between them. */
function inWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function rankOf(
  triggers: readonly string[],
  name: string,
  wanted: string,
  words: string,
): 0 | 1 | 2 | 3 | null {
  if (triggers.includes(wanted)) return 0;
  const isNamed = words !== '' && name.includes(words);
  if (isNamed && name.length === words.length + 1) return 1;
  if (triggers.some((trigger) => trigger.startsWith(wanted))) return 2;
  if (!isNamed) return null;
  return name.includes(` ${words}`) ? 2 : 3;
}
