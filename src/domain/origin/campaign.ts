/**
 * The campaign of a visit, from the texts of two origins: that of the address (`named`) and the visit's previous one
 * (`before`), each empty for none. Empty when neither has a campaign. Same rules as `origin.ts` and
 * `origin-of-visit.ts`, in as few bytes as the head of a page can afford.
 */
export function campaignOfVisit(before: string, named: string): string {
  const from = [named, before].filter((text) => /^[A-Za-z0-9_.]{3,}$/.test(text) && text !== '___');
  const parts = from.map((text) => text.split('_'));
  return (parts.find(([, source]) => source !== 'website') ?? parts[0])?.[2] ?? '';
}
