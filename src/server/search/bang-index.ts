import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { BangsReply } from '../../contract/content.ts';
import { bangLine, bangSearch, byFame, fameOf, type NamedBang } from '../../domain/search/bang-search.ts';
import { inSlices, othersTurn } from './in-slices.ts';
import { PhraseIndex } from './phrase-index.ts';

/** A completed bang: the trigger with its mark, and the name of the site it searches. */
export interface CompletedBang {
  readonly phrase: string;
  readonly snippet: string;
}

/** Triggers that are never suggested. */
const notShown = new Set(['bitch', 'nsfw', 'tit']);

/** All bangs, for completing `!…` and for searching by trigger or site name. */
export class BangIndex {
  private constructor(
    private readonly triggers: PhraseIndex,
    private readonly sites: ReadonlyMap<string, string>,
    private readonly groups: ReadonlyMap<string, readonly NamedBang[]>,
    private readonly search: (typed: string, most: number) => readonly NamedBang[],
  ) {}

  /** Builds the index from a list, yielding to other calls meanwhile. */
  static async of(bangs: BangsReply): Promise<BangIndex> {
    const named = await inSlices(bangs, ({ s, t, ts = [], c = '', sc = '' }) => ({
      site: s,
      triggers: [t, ...ts].map((trigger) => trigger.toLowerCase()),
      group: groupKey(c, sc),
    }));
    const shown = await inSlices(named, ({ site, triggers }) => {
      const fame = fameOf(triggers);
      return triggers
        .filter((trigger) => !notShown.has(trigger) && !/\s/.test(trigger))
        .map((trigger) => ({ trigger, site, fame }));
    });
    const bestKnown = shown
      .flat()
      .sort((one, other) => other.fame - one.fame || one.trigger.length - other.trigger.length);
    await othersTurn();
    const sites = new Map(bestKnown.map(({ trigger, site }) => [trigger, site]));
    const triggers = await PhraseIndex.of(bestKnown.map(({ trigger }) => trigger).join('\n'));
    const inOrder = byFame(named);
    await othersTurn();
    const lines = await inSlices(inOrder, bangLine);
    await othersTurn();
    const groups = Map.groupBy(named, ({ group }) => group);
    return new BangIndex(triggers, sites, groups, bangSearch(lines.join('')));
  }

  /** Reads the file of bangs. Rejects when it is missing or does not match the contract. */
  static async read(file: string): Promise<BangIndex> {
    const text = await readFile(file, 'utf8');
    const read: unknown = JSON.parse(text);
    await othersTurn();
    const list = z.array(z.unknown()).parse(read);
    await othersTurn();
    return BangIndex.of(await inSlices(list, (bang) => BangsReply.def.element.parse(bang)));
  }

  /** At most `most` triggers that start with a folded text (without its mark): an exact match first, then by popularity. */
  complete(beginning: string, most: number): readonly CompletedBang[] {
    const found = this.triggers.complete(beginning, '', most).map(({ phrase }) => phrase);
    const exact = this.sites.has(beginning) ? [beginning] : [];
    return [...new Set([...exact, ...found])]
      .slice(0, most)
      .map((trigger) => ({ phrase: `!${trigger}`, snippet: this.sites.get(trigger) ?? '' }));
  }

  /** At most `most` bangs whose trigger starts with the typed text or whose site name contains it, best first. */
  find(typed: string, most: number): readonly NamedBang[] {
    return this.search(typed, most);
  }

  /** The bangs of a group, given by the names of category and group, in the list's order; empty for an unknown group. */
  ofGroup(category: string, group: string): readonly NamedBang[] {
    return group === '' ? [] : (this.groups.get(groupKey(category, group)) ?? []);
  }
}

function groupKey(category: string, group: string): string {
  return JSON.stringify([category, group]);
}
