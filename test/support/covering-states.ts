import type { PageState } from '../../src/server/dev/states/page-states.ts';

/**
 * Of all states so few that every page is among them and everything that can hold is: first those that bring a page and what
 * holds in it, neither of which was there, then what is missing of either. It grows with pages, or with what can hold on them,
 * and not with one times the other.
 */
export function coveringStates(all: readonly PageState[]): readonly PageState[] {
  const missing = new Set(all.flatMap(partsOf));
  const rarestFirst = all.toSorted((a, b) => countOf(all, a) - countOf(all, b));
  return [2, 1].flatMap((gain) =>
    rarestFirst.filter((state) => {
      const brings = partsOf(state).filter((part) => missing.has(part));
      if (brings.length < gain) return false;
      for (const part of brings) missing.delete(part);
      return true;
    }),
  );
}

/** How many states share its page, or what holds in it. */
function countOf(all: readonly PageState[], { path, name }: PageState): number {
  return all.filter((other) => other.path === path || other.name === name).length;
}

function partsOf({ path, name }: PageState): readonly string[] {
  return [path, name];
}
