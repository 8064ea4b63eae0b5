import { subscribedEvents } from './subscribed-events.ts';

/** Stripe lists at most this many event types per request. */
const mostKinds = 20;

const lists: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(subscribedEvents.length / mostKinds) },
  (_, number) => subscribedEvents.slice(number * mostKinds, (number + 1) * mostKinds),
);

/** A page of the events we listen to, which take several lists: the list, and the last event of the page before. */
export interface EventPlace {
  readonly kinds: readonly string[];
  readonly after: string | null;
  /** The name of the next page, given the last event of this one and whether its list has `more`; null after the last page. */
  readonly next: (last: string | undefined, more: boolean) => string | null;
}

/** Parses the name of a page; null is the first. */
export function eventPlace(page: string | null): EventPlace {
  const [list = '', after = ''] = (page ?? '0').split(' ');
  const number = Number(list);
  return {
    kinds: lists[number] ?? [],
    after: after === '' ? null : after,
    next: (last, more) => {
      if (more && last !== undefined) return `${number} ${last}`;
      return number + 1 < lists.length ? `${number + 1}` : null;
    },
  };
}
