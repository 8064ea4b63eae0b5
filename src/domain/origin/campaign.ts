/**
 * The campaign that the text of an origin names, empty when it names none; null when the text is no origin or names
 * nothing at all. The same as `origin.ts` says, in as few bytes as the head of a page may have.
 */
export function campaignOf(origin: string): string | null {
  if (!/^[A-Za-z0-9_.]{3,}$/.test(origin) || origin === '___') return null;
  return origin.split('_')[2] ?? '';
}
