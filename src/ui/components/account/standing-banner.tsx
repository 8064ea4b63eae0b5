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

/** Pages that are about the subscription's state; the banner would only repeat them. */
const withState = /\/manage(?:\/|$)/;
/** Pages that report a failed payment and the end, but do not offer to undo a cancellation. */
const withNews = /\/welcome(?:\/|$)/;
/** Pages that explain themselves why nothing of the subscription can be used. */
const withoutUse = /\/activate(?:-by-email)?\/success$/;
/** Pages that have a primary button of their own. */
const withPrimary = /\/(?:another-device|success)$|email(?:\/|$)/;

/**
 * Tells visitors on every page of the area when the subscription needs attention: a payment failed or is disputed, it
 * was canceled and will end, or it has ended. Nothing while it renews, and nothing without a subscription.
 */
export function StandingBanner({ app }: { readonly app: App }) {
  const view = useSubscription(app);
  const [resumed, setResumed] = useState<Subscription | null>(null);
  const { pathname } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone by then. The notice stays on later pages, where the focus is theirs.
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
  // The result of resuming is shown every time.
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
  /** Kind of the button: `primary` unless something else on the page is. */
  readonly kind?: ButtonKind;
  readonly onResumed?: (subscription: Subscription) => void;
}

/** What the subscriber can do about it. */
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

/** Undoes a cancellation. */
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

/** The result of resuming. */
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
