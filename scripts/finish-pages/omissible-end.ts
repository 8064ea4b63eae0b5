const cells = new Set(['td', 'th', 'tr', 'tbody']);
/** The elements that may follow an element without its end tag, by its name. HTML, section 13.1.2.4. */
const nextOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', new Set(['li'])],
  ['td', cells],
  ['th', cells],
  ['tr', new Set(['tr', 'tbody'])],
  ['thead', new Set(['tbody'])],
  ['tbody', new Set(['tbody'])],
]);

/** Whether an element's end tag can be omitted before another element, or at the end of its parent (null). */
export function endsBefore(tagName: string, next: string | null): boolean {
  const ending = nextOf.get(tagName);
  return ending !== undefined && (next === null || ending.has(next));
}
