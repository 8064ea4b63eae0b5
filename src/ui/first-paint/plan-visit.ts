import { readOrigin } from '../../domain/origin/origin.ts';
import { originOfVisit } from '../../domain/origin/origin-of-visit.ts';
import { cardReturnOf } from '../../domain/subscription/card-return.ts';
import { marketOf } from '../../domain/subscription/eligibility.ts';
import { defaultTrialDays, trialDays } from '../../domain/subscription/trial.ts';
import { kept } from './kept.ts';
import { showUnknownMarket } from './unknown-market.ts';

const { dataset } = document.documentElement;

/** Milliseconds after which the page shows what it shows without a script, and why. */
const patience = 3_000;

/**
 * Says on `<html>` what only the browser knows and the first paint must show; CSS chooses between the prerendered lines by it.
 *
 * - `data-market`: of the country that was chosen on the way here (`?country=`, with `?period=`) or where the visitor was last seen, `none` where nothing is sold, `pending` until the page's script has asked.
 * - `data-chosen`: the market of the country that was chosen on the way here.
 * - `data-trial`: the days that the visit's origin earns, where they are not the default.
 * - `data-payment`: how a visit to the card page ended.
 */
export function showVisit(): void {
  const query = new URLSearchParams(location.search);
  const days = trialDays(
    originOfVisit(originOf(kept('sessionStorage', 'visit_origin')), originOf(query.get('origin'))),
  );
  if (days !== defaultTrialDays) dataset['trial'] = String(days);
  const payment = cardReturnOf(query);
  if (payment !== null) dataset['payment'] = payment;
  // Without a period it is a developer's, by which the services answer as elsewhere.
  // In an app it is the app's store that has the prices.
  if (dataset['host'] !== undefined) {
    dataset['market'] = 'pending';
    return;
  }
  const chosen = query.has('period') ? marketOf(query.get('country') ?? '') : null;
  if (chosen !== null) dataset['chosen'] = chosen;
  const market = chosen ?? kept('localStorage', 'visit_market');
  dataset['market'] = typeof market === 'string' && /^(?:[a-z]{2}|none)$/.test(market) ? market : 'pending';
  // While the browser gets the page ready before a click, nobody waits and nothing is asked yet.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', waitForMarket, { once: true });
  } else {
    waitForMarket();
  }
}

function waitForMarket(): void {
  setTimeout(() => {
    if (dataset['market'] === 'pending') showUnknownMarket(dataset);
  }, patience);
}

function originOf(text: unknown) {
  return typeof text === 'string' ? readOrigin(text) : null;
}
