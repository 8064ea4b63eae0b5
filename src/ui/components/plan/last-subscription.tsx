import { Trans } from '@lingui/react';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import type { Subscription } from '../../../domain/subscription/subscription.ts';
import { StandingNotice } from '../account/standing-notice.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { SubscribeAgain } from './subscribe-again.tsx';

interface LastSubscriptionProps {
  /** Not in force. */
  readonly last: Subscription;
  readonly trialSpent: boolean;
  readonly locale: Locale;
}

/** What whoever has bought before is to know before buying again. */
export function LastSubscription({ last, trialSpent, locale }: LastSubscriptionProps) {
  if (last.status === 'Expired')
    return <SubscribeAgain endedAt={last.expiresOrRenewsAt} trialSpent={trialSpent} />;
  if (!last.suspended) return null;
  return (
    <StandingNotice
      subscription={last}
      actions={
        <ButtonLink href={pathIn(locale, '/subscriptions/manage')}>
          <Trans id="account.banner.manage" message="Manage subscription" />
        </ButtonLink>
      }
    />
  );
}
