import { comparisonLookedUp } from '../../src/domain/comparison/comparison.ts';
import { openRoles } from '../../src/ui/components/company/open-roles.ts';
import { type PagePath, type PageRow, pages } from '../../src/ui/pages.ts';
import { dayOf, ownPosts } from './own-content.ts';
import { productUpdates } from './product-updates.ts';

/** Pages whose contents are dated: the newest date is the page's. */
const daysOfContents: Readonly<Partial<Record<PagePath, () => readonly string[]>>> = {
  '/blog': () => ownPosts().map(({ updatedAt }) => dayOf(updatedAt)),
  '/updates': () => productUpdates().map(({ day }) => day),
  '/hiring': () => openRoles.map(({ publishedAt }) => publishedAt),
  '/compare-privacy': () => [comparisonLookedUp],
};

/**
 * The day a page last changed, `2026-11-22`: that of its contents if they are dated, else of its row; undefined if
 * neither is.
 */
export function changedDay(path: PagePath): string | undefined {
  const { changed }: PageRow = pages[path];
  return daysOfContents[path]?.().toSorted().at(-1) ?? changed;
}
