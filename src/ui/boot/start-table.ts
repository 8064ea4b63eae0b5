import { dayTotals } from '../../composition/day-totals.ts';
import { knownPanel } from '../../composition/known-panel.ts';
import { showDayTotals } from './day-totals.ts';
import { wireKnownPanel } from './known-panel.ts';

/**
 * Fills in a table whose contents only the browser can get: yesterday's totals, or what this browser stores and has
 * sent. In a file of its own because other pages have no such table, and one file for both because every page would
 * have to name two.
 */
export async function startTable(place: HTMLElement): Promise<void> {
  if (place.dataset['totals'] === undefined) await wireKnownPanel(place, knownPanel());
  else await showDayTotals(place, await dayTotals());
}
