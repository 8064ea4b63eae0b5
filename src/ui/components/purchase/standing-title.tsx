import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import type { Standing } from '../../../domain/subscription/standing.ts';

/** The heading of the visitor's own subscription. */
export function StandingTitle({ standing }: { readonly standing: Standing }) {
  if (standing === 'ended') return <Trans id="account.ended.title" message="Your subscription has ended" />;
  if (standing === 'unpaid') {
    return <Trans id="welcome.unpaid.title" message="Your payment hasn’t gone through" />;
  }
  if (standing === 'suspended') {
    return <Trans id="account.suspended" message="Your subscription is paused" />;
  }
  return <Trans id="account.there.title" message="Welcome to {brand} Pro" values={{ brand: brand.name }} />;
}
