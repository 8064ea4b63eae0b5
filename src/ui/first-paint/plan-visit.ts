import { isEmptyOrigin, parseOrigin } from '../../domain/origin/origin.ts';
import { defaultTrialDays, trialDays } from '../../domain/subscription/trial.ts';

const { dataset } = document.documentElement;

/** Milliseconds after which the page shows what it shows without a script: prices of the United States, and why. */
const patience = 3_000;

/**
 * Says on `<html>` what only the browser knows and the first paint must show; CSS chooses between the prerendered lines by it.
 *
 * - `data-market`: where the visitor was last seen, `none` where nothing is sold, `pending` until the page's script has asked.
 * - `data-trial`: the days that the visit's origin earns, where they are not the default.
 * - `data-payment`: how a visit to the card page ended. `data-session`: somebody is signed in here.
 */
export function showVisit(): void {
  const query = new URLSearchParams(location.search);
  const days = trialDays(originOf(query.get('origin')) ?? originOf(kept('sessionStorage', 'visit_origin')));
  if (days !== defaultTrialDays) dataset['trial'] = String(days);
  const payment = query.get('payment');
  if (payment === 'cancelled' || payment === 'declined') dataset['payment'] = payment;
  if (kept('localStorage', 'auth_session') !== null || kept('localStorage', 'auth_legacy_session') !== null) {
    dataset['session'] = '';
  }
  const market = kept('localStorage', 'visit_market');
  dataset['market'] = typeof market === 'string' && /^(?:[a-z]{2}|none)$/.test(market) ? market : 'pending';
  setTimeout(() => {
    if (dataset['market'] !== 'pending') return;
    delete dataset['market'];
    dataset['visitor'] = 'unknown';
  }, patience);
}

function originOf(text: unknown) {
  const origin = parseOrigin(typeof text === 'string' ? text : '');
  return origin.ok && !isEmptyOrigin(origin.value) ? origin.value : null;
}

/** An entry of the browser's storage as the storage adapter writes it; null when there is none, or none any more. */
function kept(storage: 'localStorage' | 'sessionStorage', name: string): unknown {
  try {
    const { value, until } = JSON.parse(window[storage].getItem(name) ?? '');
    return until === null || until > Date.now() ? value : null;
  } catch {
    return null;
  }
}
