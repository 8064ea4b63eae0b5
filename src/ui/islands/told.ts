import type { OfferView } from '../../application/subscription/offer-state.ts';
import { defaultTrialDays } from '../../domain/subscription/trial.ts';
import { isAsTold, marketOffered } from '../components/plan/plans-shown.ts';

/** What the plan page said when the button was pressed, before the service was asked. */
export interface Told {
  /** The market whose prices were shown; `pending` if none were yet. */
  readonly market: string;
  readonly trialDays: number;
}

/**
 * Reads it from `<html>`, or from the form if that was submitted before this code had arrived
 * (`first-paint/held-presses.ts`).
 */
export function toldBy({ dataset: page }: HTMLElement, { dataset: form }: HTMLFormElement): Told {
  const market = form['told'] ?? page['market'] ?? 'us';
  delete form['told'];
  return { market, trialDays: Number(page['trial'] ?? defaultTrialDays) };
}

/** Why the visitor must not be sent to the payment yet: it would differ from what the page said. Null if it does not. */
export function differs(
  told: Told,
  { plans, trialDays }: Extract<OfferView, { kind: 'offers' }>,
): 'price_changed' | 'other_market' | 'trial_spent' | null {
  if (trialDays < told.trialDays) return 'trial_spent';
  if (told.market !== 'pending' && told.market !== marketOffered(plans)) return 'other_market';
  return plans.every(isAsTold) ? null : 'price_changed';
}
