import type { FoundRecords } from '../../application/known/find-records.ts';
import { mostViews } from '../../domain/analytics/view-count.ts';

/** Shows what the stored entries say about the visit: country codes by name, all other values as stored. */
export function showFacts(place: HTMLElement, { known }: FoundRecords): void {
  const { lang } = place.ownerDocument.documentElement;
  for (const fact of place.querySelectorAll<HTMLElement>('[data-fact]')) {
    const name = fact.dataset['fact'] ?? '';
    const record = known.find(({ row }) => row.kind === name || row.name === name);
    const value = record === undefined ? '' : valueIn(record.text);
    const words = name === 'market' ? marketIn(value) : name === 'viewCount' ? viewsIn(value) : value;
    fact.textContent = words;
    fact.hidden = words === '';
    for (const none of place.querySelectorAll<HTMLElement>(`[data-fact-none="${name}"]`))
      none.hidden = words !== '' || (name === 'market' && value === 'none');
    if (name !== 'market') continue;
    for (const no of place.querySelectorAll<HTMLElement>('[data-no-market]')) no.hidden = value !== 'none';
  }

  function marketIn(value: string): string {
    if (!/^[a-z]{2}$/.test(value)) return '';
    // Created only when needed: it takes longer than everything else here.
    return new Intl.DisplayNames(lang, { type: 'region' }).of(value.toUpperCase()) ?? value;
  }

  function viewsIn(value: string): string {
    return value === String(mostViews) ? `${value}+` : value;
  }
}

/** The value in an entry that our storage adapter wrote, or the text itself if the adapter did not write it. */
function valueIn(text: string): string {
  try {
    const { value }: { readonly value?: unknown } = JSON.parse(text);
    return String(value ?? '');
  } catch {
    return text;
  }
}
