import { Trans } from '@lingui/react';
import type { SubscriptionView } from '../../application/subscription/subscription-state.ts';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';
import type { Subscription } from '../../domain/subscription/subscription.ts';
import styles from '../components/account/foot-banner.module.css';
import { EndedNotice, EndingNotice, PaymentFailedNotice } from '../components/account/standing-notices.tsx';
import { Suspended } from '../components/account/suspended.tsx';
import { ButtonLink } from '../components/parts/button.tsx';
import { Notice } from '../components/parts/notice.tsx';
import { useSession } from '../hooks/use-app.ts';
import { useStream } from '../hooks/use-stream.ts';
import type { IslandProps } from './hydrate-island.tsx';

const unknown: SubscriptionView = { kind: 'unknown' };

/**
 * Says on a static page what `StandingBanner` says on a live one: that a payment failed or is claimed back, that the subscription
 * ends, or that it has ended. What can be done about it is a page further. Nothing while it renews, and nothing for whoever is not signed in.
 */
export function LiveStanding({ app, locale }: IslandProps) {
  const { subscription: state } = app.get('subscription');
  const view = useStream(state.subscription$, () => state.current, unknown);
  const session = useSession(app);
  const notice =
    session.kind === 'signed-in' && view.kind === 'there' ? noticeOf(view.subscription, locale) : null;
  return <div className={styles.banner}>{notice && <div className={styles.inside}>{notice}</div>}</div>;
}

function noticeOf(subscription: Subscription, locale: Locale) {
  const manage = (
    <ButtonLink href={pathIn(locale, '/subscriptions/manage')}>
      <Trans id="account.banner.manage" message="Manage subscription" />
    </ButtonLink>
  );
  switch (subscription.status) {
    case 'Grace Period':
      return <PaymentFailedNotice subscription={subscription} actions={manage} />;
    case 'Not Auto-Renewable':
      return <EndingNotice subscription={subscription} actions={manage} />;
    case 'Expired':
      return (
        <EndedNotice
          subscription={subscription}
          actions={
            <ButtonLink href={pathIn(locale, '/pro')}>
              <Trans id="account.banner.ended.plans" message="Subscribe again" />
            </ButtonLink>
          }
        />
      );
    default:
      return (
        subscription.suspended && (
          <Notice kind="problem" actions={manage}>
            <Suspended />
          </Notice>
        )
      );
  }
}
