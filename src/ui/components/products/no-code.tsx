import { Trans, useLingui } from '@lingui/react';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import type { Subscription } from '../../../domain/subscription/subscription.ts';
import { formatDay } from '../../format/dates.ts';
import { ButtonLink } from '../parts/button.tsx';
import buttons from '../parts/button-row.module.css';
import { PlansWithOrigin } from './plans-with-origin.tsx';
import styles from './restoration-code.module.css';

interface NoCodeProps {
  readonly locale: Locale;
  /** A subscription that does not include the code now; null if there is none. */
  readonly subscription: Subscription | null;
}

/** Replaces the button for signed-in visitors who cannot get a code: why, and what they can do about it. */
export function NoCode(props: NoCodeProps) {
  return (
    <div className={styles.own} data-barred>
      <p role="status">
        <Reason {...props} />
      </p>
      <div className={buttons.row}>
        <WayToCode {...props} kind="primary" />
      </div>
    </div>
  );
}

/** Where to get what a code requires: the plans, unless the subscription has an unsettled payment. */
export function WayToCode({
  locale,
  subscription,
  kind = 'secondary',
}: NoCodeProps & { readonly kind?: 'primary' | 'secondary' }) {
  if (subscription === null) return <PlansWithOrigin locale={locale} kind={kind} />;
  if (subscription.status === 'Expired') {
    return (
      <ButtonLink kind={kind} href={pathIn(locale, '/pro')}>
        <Trans id="account.banner.ended.plans" message="Subscribe again" />
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={pathIn(locale, '/subscriptions/manage')}>
      <Trans id="account.banner.manage" message="Manage subscription" />
    </ButtonLink>
  );
}

function Reason({ subscription }: NoCodeProps) {
  const { i18n } = useLingui();
  if (subscription === null) {
    return (
      <Trans
        id="island.restoration.none"
        message="You are signed in, but you have no subscription. The advisers are there for subscribers."
      />
    );
  }
  if (subscription.status === 'Expired') {
    return (
      <Trans
        id="island.restoration.ended"
        message="Your subscription ended on {date}. To get a code, subscribe again."
        values={{ date: formatDay(subscription.expiresOrRenewsAt, i18n.locale) }}
      />
    );
  }
  return subscription.suspended ? (
    <Trans
      id="island.restoration.paused"
      message="Your bank is looking into your last payment. Until it decides, your subscription is paused and you can’t get a code."
    />
  ) : (
    <Trans
      id="island.restoration.unpaid"
      message="Your bank hasn’t confirmed your payment yet. You can get a code as soon as it does."
    />
  );
}
