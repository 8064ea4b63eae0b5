import type { ParsedLocation } from '@tanstack/react-router';

/**
 * Tells the router when to scroll, to the top or to the hash: only when the visitor goes on to another entry of the history.
 * Not when the page's code starts, which would pull away what is being read or pressed, nor on the way back, where the browser
 * keeps the place.
 */
export function scrollsOnward(first: ParsedLocation): (to: { readonly location: ParsedLocation }) => boolean {
  let last = stepOf(first);
  return ({ location }) => {
    const step = stepOf(location);
    const isOnward = step > last;
    last = step;
    return isOnward;
  };
}

function stepOf({ state }: ParsedLocation): number {
  return state.__TSR_index ?? 0;
}
