import type { CountCardReturn } from '../application/subscription/note-card-return.ts';
import { staticPage } from '../composition/static-page.ts';
import { afterLoad } from './boot/after-load.ts';
import { wireBounce } from './boot/bounce.ts';
import { wireClickEvents } from './boot/click-events.ts';
import { wireIslands } from './boot/island-loader.ts';
import { wireLanguageHint } from './boot/language-hint.ts';
import { wireLanguageLinks } from './boot/language-links.ts';
import { carryVisit } from './boot/origin-links.ts';
import { preloadIsland } from './boot/preload-island.ts';
import type { StaticVisit } from './boot/start-static-rest.ts';

// Separate functions: where an import's result is used in place, Vite adds code that copies the used exports first.
const islandsCode = () => import('./islands/start-islands.ts');
const searchCode = () => import('./boot/start-search-box.ts');
const planCode = () => import('./boot/start-plan-page.ts');
const tableCode = () => import('./boot/start-table.ts');
const restCode = () => import('./boot/start-static-rest.ts');

// All that a static page runs at load. React, the container and the texts are loaded with an island, on intent.
const visit = staticPage();
const { trackPage, trackEvent, trackBounce } = visit;

wireLanguageLinks(document);
wireLanguageHint(document);
const islands = wireIslands(document, async (name) => {
  if (name === 'search-box') return (await searchCode()).startSearchBox;
  if (name === 'table') return (await tableCode()).startTable;
  preloadIsland(document, name);
  return (await islandsCode()).startIsland;
});

// Storage and analytics cost as much as everything else here, and nothing visible depends on them.
function begin(): void {
  const { dataset } = document.documentElement;
  if ('uncounted' in dataset) {
    // This script may run before what it wakes has been parsed.
    afterLoad(window, () => {
      wakeFor('everybody');
      startRestOf(null);
    });
    return;
  }
  if (dataset['market'] !== undefined) {
    // If it does not load, the page falls back after a while to what it shows without a script.
    planCode().then(({ startPlanPage }) => startPlanPage(document, countCardReturn, wakeForSession), nothing);
  }
  // Separate tasks: together they would block a slow phone for longer than a touch should wait.
  afterLoad(window, () => carryVisit(document, visit.captureOrigin.execute()));
  afterLoad(window, () => {
    trackPage.execute();
    visit.trackEnrolment.execute();
    if (dataset['banner'] !== undefined) trackEvent.execute('banner_impression', {});
  });
  afterLoad(window, () => {
    // Signed-in visitors may already have what this page sells, or have used up the trial. Visitors with changed
    // settings should see them.
    if (dataset['session'] !== undefined) wakeForSession();
    if (/(?:^|[; ?&])k[a-z\d]{1,2}=/.test(`${document.cookie} ${location.search}`)) wakeFor('settings');
    wakeFor('everybody');
    startRestOf(visit);
  });
  trackBounce.show();
  wireClickEvents(document, trackEvent);
  wireBounce(window, trackBounce);
}

/** After the page view has been counted, also when the browser restores the page. */
function countCardReturn(code: Parameters<CountCardReturn>[0]): void {
  afterLoad(window, () => trackEvent.execute('subscription_checkout_error', { code }));
}

function startRestOf(visit: StaticVisit | null): void {
  restCode().then(({ startRest }) => startRest(visit), nothing);
}

function nothing(): void {}

function wakeForSession(): void {
  wakeFor('session');
}

function wakeFor(whom: string): void {
  for (const island of document.querySelectorAll(`[data-island-for="${whom}"]`)) islands.wake(island);
}

// A prerendered page only counts as a visit once the visitor opens it.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', begin, { once: true });
} else {
  begin();
}
