import { readOrigin } from '../../domain/origin/origin.ts';
import { originOfVisit } from '../../domain/origin/origin-of-visit.ts';
import { cardReturnOf } from '../../domain/subscription/card-return.ts';
import { marketOf } from '../../domain/subscription/eligibility.ts';
import { defaultTrialDays, trialDays } from '../../domain/subscription/trial.ts';
import { kept } from './kept.ts';
import { showUnknownMarket } from './unknown-market.ts';

const { dataset } = document.documentElement;

/** Milliseconds to wait for the market before showing the version without a script, with the reason. */
const patience = 3_000;

/**
 * Sets attributes on `<html>` for what only the browser knows and the first paint has to show; CSS selects the
 * prerendered lines by them.
 *
 * - `data-market`: the market of the country chosen on the way here (`?country=`, with `?period=`) or where the visitor
 *   was last seen; `none` where nothing is sold, `pending` until the page's script has asked.
 * - `data-chosen`: the market of the country chosen on the way here.
 * - `data-trial`: the trial days that the visit's origin earns, unless they are the default.
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
  // A country without a period is a developer's, which the services evaluate instead. In a host app, the app's store
  // provides the prices.
  if (dataset['host'] !== undefined) {
    dataset['market'] = 'pending';
    return;
  }
  const chosen = query.has('period') ? marketOf(query.get('country') ?? '') : null;
  if (chosen !== null) dataset['chosen'] = chosen;
  const market = chosen ?? kept('localStorage', 'visit_market');
  dataset['market'] = typeof market === 'string' && /^(?:[a-z]{2}|none)$/.test(market) ? market : 'pending';
  // While the browser prerenders the page, nobody is waiting and nothing is requested yet.
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
