/** Where the search over bangs leads without a script: a plain page of the server that lists what it finds. */
export const bangSearchPath = '/bangs/search';

/** A bang as a list of them is searched: its triggers in lower case without the mark, and the name of its site. */
export interface NamedBang {
  readonly triggers: readonly string[];
  readonly site: string;
}

/**
 * Makes a list of bangs ready to be searched at each key, and gives the search: what is typed, with or without the mark, is
 * looked for in triggers and names. The best come first: the trigger itself, triggers that begin with it, names that begin with
 * it, names that hold it. Gives at most `limit` of them, none for a blank text.
 */
export function bangSearch<Bang extends NamedBang>(
  bangs: readonly Bang[],
): (typed: string, limit: number) => readonly Bang[] {
  const rows = bangs.map((bang) => ({ bang, name: bang.site.toLowerCase() }));
  return (typed, limit) => {
    const wanted = typed.trim().toLowerCase().replace(/^!/, '');
    if (wanted === '') return [];
    const ranks: [Bang[], Bang[], Bang[], Bang[]] = [[], [], [], []];
    for (const { bang, name } of rows) {
      const rank = rankOf(bang.triggers, name, wanted);
      if (rank !== null) ranks[rank].push(bang);
    }
    return ranks.flat().slice(0, limit);
  };
}

function rankOf(triggers: readonly string[], name: string, wanted: string): 0 | 1 | 2 | 3 | null {
  if (triggers.includes(wanted)) return 0;
  if (triggers.some((trigger) => trigger.startsWith(wanted))) return 1;
  const place = name.indexOf(wanted);
  if (place === 0) return 2;
  return place > 0 ? 3 : null;
}
