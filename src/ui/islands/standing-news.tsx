import { Trans } from '@lingui/react';
import { unknownSubscription } from '../../application/subscription/subscription-state.ts';
import { pathIn } from '../../domain/locale/locale.ts';
import styles from '../components/account/foot-banner.module.css';
import { FootNotice } from '../components/account/foot-notice.tsx';
import { StandingNotice } from '../components/account/standing-notice.tsx';
import { needsOwner } from '../components/account/standing-words.tsx';
import { ButtonLink } from '../components/parts/button.tsx';
import { useSession } from '../hooks/use-app.ts';
import { useStream } from '../hooks/use-stream.ts';
import type { IslandProps } from './hydrate-island.tsx';

/**
 * Tells visitors of a static page what `StandingBanner` says on a live one: a payment failed or is disputed, or the
 * subscription will end or has ended. What can be done about it is on the linked page. Nothing while it renews, and
 * nothing for signed-out visitors.
 */
export function StandingNews({ app, locale }: IslandProps) {
  const { subscription: state } = app.get('subscription');
  const view = useStream(state.subscription$, () => state.current, unknownSubscription);
  const session = useSession(app);
  const subscription = session.kind === 'signed-in' && view.kind === 'there' ? view.subscription : null;
  return (
    <div className={styles.banner}>
      {subscription && needsOwner(subscription) && (
        <FootNotice app={app} about={subscription.status}>
          <StandingNotice
            subscription={subscription}
            actions={
              subscription.status === 'Expired' ? (
                <ButtonLink href={pathIn(locale, '/pro')}>
                  <Trans id="account.banner.ended.plans" message="Subscribe again" />
                </ButtonLink>
              ) : (
                <ButtonLink href={pathIn(locale, '/subscriptions/manage')}>
                  <Trans id="account.banner.manage" message="Manage subscription" />
                </ButtonLink>
              )
            }
          />
        </FootNotice>
      )}
    </div>
  );
}
