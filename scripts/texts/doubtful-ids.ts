/** The ids that occur several times in a PO file with different texts, such as after a merge that kept both sides. */
export function doubtfulIds(po: string): readonly string[] {
  const texts = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const [, id = '', text = ''] of po.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)) {
    if (texts.has(id) && texts.get(id) !== text) doubtful.add(id);
    texts.set(id, text);
  }
  return [...doubtful];
}
