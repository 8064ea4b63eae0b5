import * as z from 'zod/mini';
import type { StripeClient } from '../stripe-client.ts';
import { type Finding, failedIf, unanswered } from './finding.ts';

const Said = z.optional(z.nullable(z.string()));
const AccountShape = z.object({
  id: z.string(),
  charges_enabled: z.optional(z.boolean()),
  payouts_enabled: z.optional(z.boolean()),
  business_profile: z.optional(
    z.nullable(z.object({ url: Said, support_email: Said, support_phone: Said, support_url: Said })),
  ),
});

/** The account's expected state. */
export interface ExpectedAccount {
  readonly isLive: boolean;
  /** The site's public URL; null when not configured. */
  readonly publicUrl: string | null;
}

/** Checks that the account can accept payments and receive payouts, and shows customers who it belongs to; a test account need not. */
export async function checkAccount(
  stripe: StripeClient,
  { isLive, publicUrl }: ExpectedAccount,
): Promise<readonly Finding[]> {
  const account = await stripe.ask(AccountShape, (api) => api.accounts.retrieveCurrent());
  if (!account.ok) return [unanswered('account', account.error)];
  const { charges_enabled: charges, payouts_enabled: payouts } = account.value;
  const fix = 'finish what the dashboard asks for under Settings, Business';
  const { url, support_email, support_phone, support_url } = account.value.business_profile ?? {};
  const isOurs = publicUrl === null || hostOf(url) === hostOf(publicUrl);
  const isSilent = [support_email, support_phone, support_url].every((way) => !way);
  const inDashboard = 'set it in the dashboard under Settings, Business, Public details';
  return [
    failedIf(isLive && charges !== true, 'account: takes payments', 'it may not take payments', fix),
    failedIf(isLive && payouts !== true, 'account: is paid out', 'its money is not paid out', fix),
    failedIf(isLive && !isOurs, 'account: names this site', `it names ${url || 'none'}`, inDashboard),
    failedIf(isLive && isSilent, 'account: says where to ask', 'customers find nobody to ask', inDashboard),
  ];
}

/** The host of a URL, which Stripe also accepts without a scheme; returned unchanged if it is not a URL. */
function hostOf(address: string | null | undefined): string {
  const given = address ?? '';
  const url = /^https?:/.test(given) ? given : `https://${given}`;
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : given;
}

const TaxShape = z.object({ status: z.string() });

/** Checks that Stripe can compute taxes, where that is enabled. */
export async function checkTax(stripe: StripeClient, isAsked: boolean): Promise<readonly Finding[]> {
  if (!isAsked) return [];
  const what = 'tax: STRIPE_AUTOMATIC_TAX is on';
  const settings = await stripe.ask(TaxShape, (api) => api.tax.settings.retrieve());
  if (!settings.ok) return [unanswered(what, settings.error)];
  const fix = 'give Stripe Tax an address of origin and the registrations, or turn STRIPE_AUTOMATIC_TAX off';
  return [
    failedIf(settings.value.status !== 'active', what, 'Stripe Tax is not set up: no checkout opens', fix),
  ];
}
