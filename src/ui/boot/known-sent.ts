import type { FoundRecords } from '../../application/known/find-records.ts';
import { countedName } from '../../domain/analytics/pixel-registry.ts';
import { sentCounts } from '../../domain/analytics/read-sent-counts.ts';
import { showValue } from './show-value.ts';

/** Lists the last counts as they were sent, each under the words that the page has for it (`data-word`). */
export function showSent(place: HTMLElement, { known }: FoundRecords): void {
  const kept = known.find(({ row }) => row.kind === 'sentCounts');
  const urls = sentCounts(kept?.text ?? null);
  const list = place.querySelector('[data-sent]');
  list?.replaceChildren(...urls.map((url) => item(place, url)));
  for (const none of place.querySelectorAll<HTMLElement>('[data-none="sent"]')) none.hidden = urls.length > 0;
}

function item(place: HTMLElement, url: string): HTMLElement {
  const { ownerDocument: page } = place;
  const made = page.createElement('li');
  const name = countedName(decodeURIComponent(/\/t\/([^?]*)/.exec(url)?.[1] ?? ''));
  const words = name === null ? null : place.querySelector(`[data-word="${name}"]`);
  const sent = page.createElement('code');
  showValue(sent, url);
  if (words !== null) {
    const what = page.createElement('p');
    what.textContent = words.textContent;
    made.append(what);
  }
  made.append(sent);
  return made;
}
