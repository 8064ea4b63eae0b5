import { readFileSync } from 'node:fs';
import { BangsReply, contentPaths } from '../../src/contract/content.ts';
import { fameOf, shownTrigger } from '../../src/domain/search/bang-search.ts';
import type { BangCategory, BangSubcategory } from '../../src/ui/components/bangs/categories.ts';

const sitesShown = 4;
/** Smaller categories can be found through the search. */
const fewest = 25;

/** The categories in the list of bangs, largest first, each with its larger subcategories. */
export function categoriesOfBangs(): readonly BangCategory[] {
  const bangs = BangsReply.parse(JSON.parse(readFileSync(`public${contentPaths.bangs}`, 'utf8')));
  const named = bangs.filter(({ c, sc }) => c !== undefined && sc !== undefined);
  return Object.entries(Object.groupBy(named, ({ c = '' }) => c))
    .map(([name, rows = []]) => ({ name, count: rows.length, subcategories: subcategoriesOf(rows) }))
    .sort((one, other) => other.count - one.count);
}

function subcategoriesOf(bangs: BangsReply): readonly BangSubcategory[] {
  return Object.entries(Object.groupBy(bangs, ({ sc = '' }) => sc))
    .map(([name, rows = []]) => ({ name, count: rows.length, sites: bestKnown(rows) }))
    .filter(({ count }) => count >= fewest)
    .sort((one, other) => other.count - one.count);
}

function bestKnown(bangs: BangsReply): readonly (readonly [string, string])[] {
  return bangs
    .map(({ s, t, ts = [] }) => ({ site: s, triggers: [t, ...ts] }))
    .toSorted((one, other) => fameOf(other.triggers) - fameOf(one.triggers))
    .slice(0, sitesShown)
    .map((bang) => [shownTrigger(bang, ''), bang.site] as const);
}
