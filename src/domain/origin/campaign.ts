/**
 * The campaign of a visit by the texts of two origins, that of the address (`named`) and the one that the visit had
 * (`before`), empty for none. Empty when neither names one. The same as `origin.ts` and `origin-of-visit.ts` say, in as few
 * bytes as the head of a page may have.
 */
export function campaignOfVisit(before: string, named: string): string {
  const from = [named, before].filter((text) => /^[A-Za-z0-9_.]{3,}$/.test(text) && text !== '___');
  const parts = from.map((text) => text.split('_'));
  return (parts.find(([, source]) => source !== 'website') ?? parts[0])?.[2] ?? '';
}
