import { dayTotals } from '../../composition/day-totals.ts';
import { knownPanel } from '../../composition/known-panel.ts';
import { showDayTotals } from './day-totals.ts';
import { wireKnownPanel } from './known-panel.ts';

/**
 * Fills in a table whose contents only the browser knows: yesterday's totals, or what this browser keeps and has sent. A file of its
 * own, because no other pages have them, and one for both, because every page would name two.
 */
export async function startTable(place: HTMLElement): Promise<void> {
  if (place.dataset['totals'] === undefined) await wireKnownPanel(place, knownPanel());
  else await showDayTotals(place, await dayTotals());
}
