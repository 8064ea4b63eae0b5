import { subscribedEvents } from './subscribed-events.ts';

/** Of so many kinds of events Stripe makes one list, and refuses to make one of more. */
const mostKinds = 20;

const lists: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(subscribedEvents.length / mostKinds) },
  (_, number) => subscribedEvents.slice(number * mostKinds, (number + 1) * mostKinds),
);

/** A page of the events that we hear, which Stripe has in several lists: which list, and the event that the page before ended with. */
export interface EventPlace {
  readonly kinds: readonly string[];
  readonly after: string | null;
  /** Names the page that follows on one whose last event is `last`, which is the last of its list unless there is `more`; null for none. */
  readonly next: (last: string | undefined, more: boolean) => string | null;
}

/** Reads the name of a page; null is the first. */
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
