import { Trans, useLingui } from '@lingui/react';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { App } from '../../../application/app.ts';
import {
  isInTrial,
  isSubscribed,
  isWebSourced,
  type Subscription,
} from '../../../domain/subscription/subscription.ts';
import { formatDay } from '../../format/dates.ts';
import { useAction } from '../../hooks/use-action.ts';
import { useSubscription } from '../../hooks/use-app.ts';
import { Button, type ButtonKind, buttonClass } from '../parts/button.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { Notice } from '../parts/notice.tsx';
import { PlansLink } from '../plan/plans-link.tsx';
import { ManagePayment } from '../purchase/manage-payment.tsx';
import { FootNotice } from './foot-notice.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { needsOwner } from './standing-words.tsx';

/** Where the state of a subscription is the page's own matter; a notice there would only repeat it. */
const withState = /\/manage(?:\/|$)/;
/** Where a failed payment and the end are said, but not how a cancellation is taken back. */
const withNews = /\/welcome(?:\/|$)/;
/** Where the page says itself why nothing of it can be used. */
const withoutUse = /\/activate(?:-by-email)?\/success$/;
/** Where the one amber button is the page's own. */
const withPrimary = /\/(?:another-device|success)$|email(?:\/|$)/;

/**
 * Says on every page of the area when the subscription needs its owner: a payment failed or is claimed back, it was cancelled and
 * ends, or it has ended. Nothing while it renews, and nothing without one.
 */
export function StandingBanner({ app }: { readonly app: App }) {
  const view = useSubscription(app);
  const [resumed, setResumed] = useState<Subscription | null>(null);
  const { pathname } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone then. What is told stays for later pages, where the focus is theirs.
  useEffect(() => {
    if (resumed !== null) place.current?.focus();
  }, [resumed]);
  if (view.kind !== 'there' || withState.test(pathname)) return null;
  const { subscription } = view;
  if (subscription.status !== 'Not Auto-Renewable' && resumed === null && withNews.test(pathname))
    return null;
  if (!isSubscribed(subscription) && withoutUse.test(pathname)) return null;
  const kind = withPrimary.test(pathname) ? 'secondary' : 'primary';
  const isNeeded = needsOwner(subscription);
  const notice = isNeeded ? (
    <StandingNotice
      subscription={subscription}
      actions={actionsOf({ subscription, app, kind, onResumed: setResumed })}
    />
  ) : (
    resumed && <Resumed subscription={resumed} />
  );
  // What resuming has led to is told each time.
  const about = isNeeded ? subscription.status : '';
  return (
    notice && (
      <FootNotice app={app} about={about} place={place}>
        {notice}
      </FootNotice>
    )
  );
}

interface StandingActions {
  readonly subscription: Subscription;
  readonly app: App;
  /** Of the button: `primary`, the one thing to do, unless something else on the page is. */
  readonly kind?: ButtonKind;
  readonly onResumed?: (subscription: Subscription) => void;
}

/** What its owner can do about it. */
export function actionsOf({ subscription, app, kind = 'primary', onResumed }: StandingActions): ReactNode {
  const onTheWeb = isWebSourced(subscription.platform);
  switch (subscription.status) {
    case 'Grace Period':
      return onTheWeb && <ManagePayment app={app} to="change-card" kind={kind} />;
    case 'Not Auto-Renewable':
      return onTheWeb && onResumed ? (
        <Resume app={app} onResumed={onResumed} />
      ) : (
        <Link to="/subscriptions/manage" className={buttonClass()}>
          <Trans id="account.banner.manage" message="Manage subscription" />
        </Link>
      );
    case 'Expired':
      return (
        <PlansLink className={buttonClass(kind)}>
          <Trans id="account.banner.ended.plans" message="Subscribe again" />
        </PlansLink>
      );
    default:
      return undefined;
  }
}

/** Takes a cancellation back. */
export function Resume({
  app,
  onResumed,
}: {
  readonly app: App;
  readonly onResumed: (subscription: Subscription) => void;
}) {
  const { state, run } = useAction(() => app.get('subscription').setRenewal.execute(true), onResumed);
  return (
    <>
      <Button busy={state.kind === 'pending'} onClick={() => run(undefined)}>
        <Trans id="account.banner.resume" message="Keep my subscription" />
      </Button>
      {state.kind === 'failed' && (
        <FailureNotice error={state.error}>
          <Trans
            id="account.banner.resume.failed"
            message="We don’t know whether your change has reached us. Try again: nothing is done twice."
          />
        </FailureNotice>
      )}
    </>
  );
}

/** What resuming has led to. */
export function Resumed({ subscription }: { readonly subscription: Subscription }) {
  const { i18n } = useLingui();
  const date = formatDay(subscription.expiresOrRenewsAt, i18n.locale);
  return (
    <Notice kind="done" title={<Trans id="account.banner.resumed" message="Your subscription continues." />}>
      {isInTrial(subscription) ? (
        <Trans
          id="account.banner.resumed.trial"
          message="After the free trial, the first charge is on {date}."
          values={{ date }}
        />
      ) : (
        <Trans id="account.banner.resumed.text" message="It renews on {date}." values={{ date }} />
      )}
    </Notice>
  );
}
