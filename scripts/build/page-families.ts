import { openRoles } from '../../src/ui/components/company/open-roles.ts';
import type { PagePath } from '../../src/ui/pages.ts';
import { changedDay } from './changed-day.ts';
import { dayOf, ownPosts } from './own-content.ts';

/** A path in the page table that stands for many pages: the part with `$` varies. */
export type FamilyPath = Extract<PagePath, `${string}$${string}`>;

/** A page with its address, without locale. */
export interface Member {
  readonly path: string;
  /** The day it last changed, `2026-11-22`; undefined if unknown. */
  readonly changed?: string | undefined;
}

/** The pages of each family. A new family without an entry is a compile error. */
const families: Readonly<Record<FamilyPath, () => readonly Member[]>> = {
  '/blog/$slug': () =>
    ownPosts().map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changed: dayOf(updatedAt) })),
  '/hiring/$id': () => openRoles.map(({ jobUrl, publishedAt }) => ({ path: jobUrl, changed: publishedAt })),
};

/** The pages that a path in the table stands for: itself, or the members of a family. */
export function membersOf(path: PagePath): readonly Member[] {
  if (!isFamily(path)) return [{ path, changed: changedDay(path) }];
  // Called for every locale, and a post is read completely to find its address.
  const members = known.get(path) ?? families[path]();
  known.set(path, members);
  return members;
}

const known = new Map<FamilyPath, readonly Member[]>();

function isFamily(path: PagePath): path is FamilyPath {
  return Object.hasOwn(families, path);
}
