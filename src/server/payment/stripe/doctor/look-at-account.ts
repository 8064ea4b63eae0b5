import * as z from 'zod/mini';
import type { StripeClient } from '../stripe-client.ts';
import { type Finding, unless, unread } from './finding.ts';

const AccountShape = z.object({
  id: z.string(),
  charges_enabled: z.optional(z.boolean()),
  payouts_enabled: z.optional(z.boolean()),
});

/** Whether the account may take money and get it, which a test account need not. */
export async function lookAtAccount(stripe: StripeClient, isLive: boolean): Promise<readonly Finding[]> {
  const account = await stripe.ask(AccountShape, (api) => api.accounts.retrieveCurrent());
  if (!account.ok) return [unread('account', account.error)];
  const { charges_enabled: charges, payouts_enabled: payouts } = account.value;
  const mend = 'finish what the dashboard asks for under Settings, Business';
  return [
    unless(isLive && charges !== true, 'account: takes payments', 'it may not take payments', mend),
    unless(isLive && payouts !== true, 'account: is paid out', 'its money is not paid out', mend),
  ];
}

const TaxShape = z.object({ status: z.string() });

/** Whether Stripe can work out taxes, where we ask it to. */
export async function lookAtTax(stripe: StripeClient, isAsked: boolean): Promise<readonly Finding[]> {
  if (!isAsked) return [];
  const what = 'tax: STRIPE_AUTOMATIC_TAX is on';
  const settings = await stripe.ask(TaxShape, (api) => api.tax.settings.retrieve());
  if (!settings.ok) return [unread(what, settings.error)];
  const mend = 'give Stripe Tax an address of origin and the registrations, or turn STRIPE_AUTOMATIC_TAX off';
  return [
    unless(settings.value.status !== 'active', what, 'Stripe Tax is not set up: no checkout opens', mend),
  ];
}
