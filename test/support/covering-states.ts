import type { PageState } from '../../src/server/dev/states/page-states.ts';

/**
 * A small subset of states that contains every page and every condition: first those that add both a new page and a new
 * condition, then whatever is missing of either. It grows with the number of pages or of conditions, not with their
 * product.
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

/** How many states share its page or its condition. */
function countOf(all: readonly PageState[], { path, name }: PageState): number {
  return all.filter((other) => other.path === path || other.name === name).length;
}

function partsOf({ path, name }: PageState): readonly string[] {
  return [path, name];
}
