import type { ParsedLocation } from '@tanstack/react-router';

/**
 * Tells the router when to scroll to the top or to the hash: only when the visitor goes forward to another history
 * entry, or to a page that replaces the last entry, as after signing in. Not when the page's code starts, which would
 * move what is being read or pressed, and not on the way back, where the browser restores the position.
 */
export function scrollsOnward(first: ParsedLocation): (to: { readonly location: ParsedLocation }) => boolean {
  let last = first;
  return ({ location }) => {
    const further = stepOf(location) - stepOf(last);
    const isOnward = further > 0 || (further === 0 && location.pathname !== last.pathname);
    last = location;
    return isOnward;
  };
}

function stepOf({ state }: ParsedLocation): number {
  return state.__TSR_index ?? 0;
}
