/** The identity of an event: its id and parameters, in any order. Specification, section 4, "Tracked events". */
export function eventKey(id: string, params: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([id, ...sorted]);
}

/** The events already sent on the current page. */
export interface PageEvents {
  /** The page's path. */
  readonly page: string;
  readonly keys: ReadonlySet<string>;
}

/** The initial state. */
export const noEvents: PageEvents = { page: '', keys: new Set() };

/**
 * Decides whether to send an event on a page, and records it: once per page and key, or every time if `once` is false.
 * Navigating to another page starts over. Specification, section 4.
 */
export function noteEvent(
  events: PageEvents,
  { page, key, once }: { readonly page: string; readonly key: string; readonly once: boolean },
): { readonly send: boolean; readonly events: PageEvents } {
  const keys = events.page === page ? events.keys : new Set<string>();
  return { send: !once || !keys.has(key), events: { page, keys: new Set([...keys, key]) } };
}
