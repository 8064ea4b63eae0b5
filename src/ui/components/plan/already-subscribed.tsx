import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import type { Subscription } from '../../../domain/subscription/subscription.ts';
import { needsOwner, standingWords } from '../account/standing-words.tsx';
import { Suspended } from '../account/suspended.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { PlanMessage } from './plan-message.tsx';

interface AlreadySubscribedProps {
  readonly locale: Locale;
  /** Active or suspended. */
  readonly subscription: Subscription;
  /** Where it is shown. */
  readonly own?: '/pro/welcome' | '/subscriptions/welcome';
}

/** Replaces the plans for subscribers: there is nothing to buy twice, but the subscription may need attention. */
export function AlreadySubscribed({ locale, subscription, own = '/pro/welcome' }: AlreadySubscribedProps) {
  if (subscription.suspended) {
    return (
      <NeedsOwner
        role="alert"
        locale={locale}
        title={<Trans id="account.suspended" message="Your subscription is paused" />}
      >
        <Suspended />
      </NeedsOwner>
    );
  }
  if (!needsOwner(subscription)) return <Subscribed href={pathIn(locale, own)} />;
  const { kind, title, text } = standingWords(subscription, locale);
  return (
    <NeedsOwner role={kind === 'problem' ? 'alert' : 'status'} locale={locale} title={title}>
      {text}
    </NeedsOwner>
  );
}

interface NeedsOwnerProps {
  readonly role: 'alert' | 'status';
  readonly locale: Locale;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function NeedsOwner({ role, locale, title, children }: NeedsOwnerProps) {
  return (
    <PlanMessage
      role={role}
      title={title}
      action={
        <ButtonLink kind="primary" href={pathIn(locale, '/subscriptions/manage')}>
          <Trans id="account.banner.manage" message="Manage subscription" />
        </ButtonLink>
      }
    >
      {children}
    </PlanMessage>
  );
}

function Subscribed({ href }: { readonly href: string }) {
  return (
    <PlanMessage
      role="status"
      title={
        <Trans id="pro.have.title" message="You already have {brand} Pro" values={{ brand: brand.name }} />
      }
      action={
        <ButtonLink kind="primary" href={href}>
          <Trans id="pro.have.open" message="Open my subscription" />
        </ButtonLink>
      }
    >
      <Trans
        id="pro.have.text"
        message="There is nothing more to buy. See how long it runs and how to set up each feature."
      />
    </PlanMessage>
  );
}
