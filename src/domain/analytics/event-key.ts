/**
 * What makes two events the same: the id and the parameters, in any order. Specification, section 4, "Tracked events".
 */
export function eventKey(id: string, params: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([id, ...sorted]);
}

/** What was sent on the page that is shown. */
export interface PageEvents {
  /** The page's path. */
  readonly page: string;
  readonly keys: ReadonlySet<string>;
}

/** Before the first event. */
export const noEvents: PageEvents = { page: '', keys: new Set() };

/**
 * Whether an event is to be sent on a page, and what is noted of it: once per page per distinct key, unless `once` is
 * false, which is always sent. Another page starts anew. Specification, section 4.
 */
export function noteEvent(
  events: PageEvents,
  { page, key, once }: { readonly page: string; readonly key: string; readonly once: boolean },
): { readonly send: boolean; readonly events: PageEvents } {
  const keys = events.page === page ? events.keys : new Set<string>();
  return { send: !once || !keys.has(key), events: { page, keys: new Set([...keys, key]) } };
}
