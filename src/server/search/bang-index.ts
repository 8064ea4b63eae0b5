import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { BangsReply } from '../../contract/content.ts';
import { bangLine, bangSearch, byFame, fameOf, type NamedBang } from '../../domain/search/bang-search.ts';
import { inSlices, othersTurn } from './in-slices.ts';
import { PhraseIndex } from './phrase-index.ts';

/** A completed bang: the trigger with its mark, and the site it searches. */
export interface CompletedBang {
  readonly phrase: string;
  readonly snippet: string;
}

/** Triggers that are nobody's wish to be shown. */
const notShown = new Set(['bitch', 'nsfw', 'tit']);

/** All bangs, for completing `!…` and for finding one by its letters or its site. */
export class BangIndex {
  private constructor(
    private readonly triggers: PhraseIndex,
    private readonly sites: ReadonlyMap<string, string>,
    private readonly groups: ReadonlyMap<string, readonly NamedBang[]>,
    private readonly search: (typed: string, most: number) => readonly NamedBang[],
  ) {}

  /** Makes one of a list, during which calls are answered. */
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

  /** Reads the file of bangs. Rejects when it is not there or is not what the contract says. */
  static async read(file: string): Promise<BangIndex> {
    const text = await readFile(file, 'utf8');
    const read: unknown = JSON.parse(text);
    await othersTurn();
    const list = z.array(z.unknown()).parse(read);
    await othersTurn();
    return BangIndex.of(await inSlices(list, (bang) => BangsReply.def.element.parse(bang)));
  }

  /** The triggers that begin with a folded text (without its mark), at most `most`: the very one first, then the best known. */
  complete(beginning: string, most: number): readonly CompletedBang[] {
    const found = this.triggers.complete(beginning, '', most).map(({ phrase }) => phrase);
    const exact = this.sites.has(beginning) ? [beginning] : [];
    return [...new Set([...exact, ...found])]
      .slice(0, most)
      .map((trigger) => ({ phrase: `!${trigger}`, snippet: this.sites.get(trigger) ?? '' }));
  }

  /** The bangs whose triggers begin with what was typed or whose site has it in its name, at most `most`, the best first. */
  find(typed: string, most: number): readonly NamedBang[] {
    return this.search(typed, most);
  }

  /** The bangs of a group by the names that the list gives it and its category, in the list's order; none of one it does not know. */
  ofGroup(category: string, group: string): readonly NamedBang[] {
    return group === '' ? [] : (this.groups.get(groupKey(category, group)) ?? []);
  }
}

function groupKey(category: string, group: string): string {
  return JSON.stringify([category, group]);
}
