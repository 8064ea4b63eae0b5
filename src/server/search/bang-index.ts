import { readFile } from 'node:fs/promises';
import { BangsReply } from '../../contract/content.ts';
import { PhraseIndex } from './phrase-index.ts';

/** A completed bang: the trigger with its mark, and the site it searches. */
export interface CompletedBang {
  readonly phrase: string;
  readonly snippet: string;
}

/** Triggers that are nobody's wish to be shown. */
const notShown = new Set(['bitch', 'nsfw', 'tit']);

/** Every trigger of the bangs, for completing `!…`. */
export class BangIndex {
  private readonly triggers: PhraseIndex;
  private readonly sites = new Map<string, string>();

  constructor(bangs: BangsReply) {
    const bestKnown = bangs
      .flatMap(({ s, t, ts = [] }) => {
        const all = [t, ...ts].map((trigger) => trigger.toLowerCase());
        // A site with many triggers, one of them short, is one that many look for.
        const fame = Math.min(all.length, 6) - 2 * Math.min(...all.map((trigger) => trigger.length));
        return all.map((trigger) => ({ trigger, site: s, fame }));
      })
      .filter(({ trigger }) => !notShown.has(trigger) && !/\s/.test(trigger))
      .sort((one, other) => other.fame - one.fame || one.trigger.length - other.trigger.length);
    for (const { trigger, site } of bestKnown) this.sites.set(trigger, site);
    this.triggers = new PhraseIndex(bestKnown.map(({ trigger }) => trigger).join('\n'));
  }

  /** Reads the file of bangs. Rejects when it is not there or is not what the contract says. */
  static async read(file: string): Promise<BangIndex> {
    return new BangIndex(BangsReply.parse(JSON.parse(await readFile(file, 'utf8'))));
  }

  /** The triggers that begin with a folded text (without its mark), at most `most`: the very one first, then the best known. */
  complete(beginning: string, most: number): readonly CompletedBang[] {
    const found = this.triggers.complete(beginning, '', most).map(({ phrase }) => phrase);
    const exact = this.sites.has(beginning) ? [beginning] : [];
    return [...new Set([...exact, ...found])]
      .slice(0, most)
      .map((trigger) => ({ phrase: `!${trigger}`, snippet: this.sites.get(trigger) ?? '' }));
  }
}
