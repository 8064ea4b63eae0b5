import type { FoundRecords } from '../../application/known/find-records.ts';
import { countedName } from '../../domain/analytics/pixel-registry.ts';
import { sentCounts } from '../../domain/analytics/read-sent-counts.ts';
import { showValue } from './show-value.ts';

/**
 * Lists the last events as they were sent, grouped by page, each under the description that the page has for it
 * (`data-word`).
 */
export function showSent(place: HTMLElement, { known }: FoundRecords): void {
  const kept = known.find(({ row }) => row.kind === 'sentCounts');
  const urls = sentCounts(kept?.text ?? null);
  const list = place.querySelector('[data-sent]');
  list?.replaceChildren(...byPage(urls).map((group, index) => item(place, group, index === 0)));
  for (const none of place.querySelectorAll<HTMLElement>('[data-none="sent"]')) none.hidden = urls.length > 0;
}

/** The events of one page, newest first. */
interface PageGroup {
  readonly name: string;
  readonly urls: string[];
}

function byPage(urls: readonly string[]): readonly PageGroup[] {
  const groups: PageGroup[] = [];
  for (const url of urls) {
    // Error pages send their events to addresses without a host, which `URL` would reject.
    const name = new URLSearchParams(url.slice(url.indexOf('?'))).get('page') ?? '';
    const last = groups.at(-1);
    if (last?.name === name) last.urls.push(url);
    else groups.push({ name, urls: [url] });
  }
  return groups;
}

/** The events of one page under its name. Only the newest group is open. */
function item(place: HTMLElement, { name, urls }: PageGroup, isOpen: boolean): HTMLElement {
  const { ownerDocument: page } = place;
  const made = page.createElement('li');
  const details = page.createElement('details');
  details.open = isOpen;
  const summary = page.createElement('summary');
  summary.translate = false;
  summary.textContent = name;
  details.append(summary);
  let said: string | null = null;
  for (const url of urls) {
    const words = wordsOf(place, url);
    if (words !== null && words !== said) {
      const what = page.createElement('p');
      what.textContent = words;
      details.append(what);
    }
    said = words;
    const sent = page.createElement('code');
    showValue(sent, url);
    details.append(sent);
  }
  made.append(details);
  return made;
}

function wordsOf(place: HTMLElement, url: string): string | null {
  const name = countedName(decodeURIComponent(/\/t\/([^?]*)/.exec(url)?.[1] ?? ''));
  return name === null ? null : (place.querySelector(`[data-word="${name}"]`)?.textContent ?? null);
}
