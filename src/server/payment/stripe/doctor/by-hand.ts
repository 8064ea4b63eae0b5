import type { CheckoutOptions } from '../../../config/card-settings.ts';
import { linkedPages } from '../portal-wish.ts';

/** Something that Stripe's API does not expose, to be checked by hand: where in the dashboard, and what to expect. */
export interface ByHand {
  readonly where: string;
  readonly look: string;
}

const always: readonly ByHand[] = [
  {
    where: 'Manage failed payments',
    look: 'retries over two weeks or more, then “cancel the subscription”',
  },
  {
    where: 'Customer emails',
    look: 'off are those about failed payments, renewals and trials, which customers would get twice',
  },
  { where: 'Manage disputed payments', look: 'subscriptions are left as they are' },
];

/** Without trying, nobody can see what a key may write, and the doctor changes nothing. */
const ofRestrictedKey: ByHand = {
  where: 'API keys',
  look: 'the key may write Checkout Sessions, Customer portal, Subscriptions, Charges and Refunds',
};

/** What remains to be checked by hand; a restricted key's rights as well. */
export function leftToLookAt({ termsConsent }: CheckoutOptions, isRestricted: boolean): readonly ByHand[] {
  const look = `the terms are ${linkedPages.terms_of_service_url}: STRIPE_TERMS_CONSENT is on, and without them no checkout opens`;
  return [
    ...always,
    ...(termsConsent ? [{ where: 'Public details', look }] : []),
    ...(isRestricted ? [ofRestrictedKey] : []),
  ];
}
