import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { unknownSession } from '../../application/account/session-state.ts';
import { unknownSubscription } from '../../application/subscription/subscription-state.ts';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';
import type { Subscription } from '../../domain/subscription/subscription.ts';
import { SupportFacts } from '../components/forms/support-facts.tsx';
import { ButtonLink } from '../components/parts/button.tsx';
import { FailureNotice } from '../components/parts/failure-notice.tsx';
import { formatDay } from '../format/dates.ts';
import { useStream } from '../hooks/use-stream.ts';
import type { IslandProps } from './hydrate-island.tsx';
import { StandingNews } from './standing-news.tsx';

/** Writes the facts of the visitor's subscription into the form beside it when its button is pressed. */
export function LiveSupportFacts({ app, locale }: IslandProps) {
  const { i18n } = useLingui();
  const { session: sessionState } = app.get('account');
  const { subscription: subscriptionState } = app.get('subscription');
  const session = useStream(sessionState.session$, () => sessionState.current, unknownSession);
  const view = useStream(
    subscriptionState.subscription$,
    () => subscriptionState.current,
    unknownSubscription,
  );
  const [step, setStep] = useState<'idle' | 'asked' | 'added'>('idle');
  const account = session.kind === 'signed-in' ? session.account : null;
  const settled = view.kind === 'there' || view.kind === 'none';

  useEffect(() => {
    if (step !== 'asked' || account === null || !settled) return;
    const subscription = view.kind === 'there' ? view.subscription : null;
    const facts = [
      i18n._({
        id: 'forms.facts.number',
        message: 'Your account’s random number: {value}',
        values: { value: account.id },
      }),
      ...(subscription === null
        ? [i18n._({ id: 'forms.facts.none', message: 'No subscription in this account' })]
        : linesOf(subscription, i18n)),
    ];
    fill(facts.join('\n'), account.email);
    setStep('added');
  }, [step, account, settled, view, i18n]);

  return (
    <>
      <SupportFacts
        added={step === 'added'}
        busy={step === 'asked' && view.kind !== 'error' && account !== null}
        onSubmit={() => {
          if (view.kind === 'error') subscriptionState.refresh();
          setStep('asked');
        }}
        problem={
          step === 'asked' &&
          (view.kind === 'error' ? (
            <FailureNotice error={view} />
          ) : (
            session.kind === 'signed-out' && (
              <FailureNotice error={{ code: 'signed_out' }} actions={<SignIn locale={locale} />} />
            )
          ))
        }
      />
      <StandingNews app={app} locale={locale} />
    </>
  );
}

/** In an app, the link leads to a page that gets the app's token, which this one does not. */
function SignIn({ locale }: { readonly locale: Locale }) {
  return (
    <ButtonLink href={pathIn(locale, '/pro/login')}>
      <Trans id="forms.facts.signIn" message="Sign in" />
    </ButtonLink>
  );
}

/** Plan, status and platform by their names in the API, which our team knows. */
function linesOf(subscription: Subscription, i18n: I18n): readonly string[] {
  const { productId, status, startedAt, expiresOrRenewsAt, platform } = subscription;
  const since = formatDay(startedAt, i18n.locale);
  const until = formatDay(expiresOrRenewsAt, i18n.locale);
  return [
    i18n._({ id: 'forms.facts.plan', message: 'Plan: {value}', values: { value: productId } }),
    i18n._({ id: 'forms.facts.status', message: 'Status: {value}', values: { value: status } }),
    i18n._({ id: 'forms.facts.since', message: 'Since: {value}', values: { value: since } }),
    i18n._({ id: 'forms.facts.until', message: 'Renews or ends on: {value}', values: { value: until } }),
    i18n._({ id: 'forms.facts.platform', message: 'Bought on: {value}', values: { value: platform } }),
  ];
}

/** The form is plain HTML beside the island: what was typed stays, and facts already in it are not added twice. */
function fill(facts: string, email: string | null): void {
  const question = document.querySelector<HTMLTextAreaElement>('#support-question');
  if (question !== null && !question.value.includes(facts)) {
    question.value = [question.value.trimEnd(), facts].filter((text) => text !== '').join('\n\n');
  }
  const address = document.querySelector<HTMLInputElement>('#support-email');
  if (address !== null && address.value === '' && email !== null) address.value = email;
}
