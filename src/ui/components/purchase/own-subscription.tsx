import { Trans } from '@lingui/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { App } from '../../../application/app.ts';
import { brand } from '../../../domain/brand.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { useSession, useSubscription } from '../../hooks/use-app.ts';
import { NoSubscription, SignedOut, SubscriptionProblem, Waiting } from './purchase-states.tsx';

/** Only who has a subscription needs it; a visitor who signs in has it on its way meanwhile. */
const loadView = () => import('./subscription-view.tsx');
const SubscriptionView = lazy(async () => ({ default: (await loadView()).SubscriptionView }));

interface OwnSubscriptionProps {
  readonly app: App;
  readonly locale: Locale;
  /** In place of the sentence that nobody is signed in. */
  readonly signedOut?: ReactNode;
}

/** The subscription of whoever is signed in, whatever state its stream is in. */
export function OwnSubscription({ app, locale, signedOut = <SignedOut /> }: OwnSubscriptionProps) {
  const session = useSession(app);
  const subscription = useSubscription(app);
  const signedIn = session.kind === 'signed-in';
  useEffect(() => {
    // Whoever then cannot see it is told by the page's error boundary.
    if (signedIn) loadView().catch(() => {});
  }, [signedIn]);
  if (session.kind === 'signed-out') return signedOut;
  switch (subscription.kind) {
    case 'unknown':
      return <Waiting purchase={false} slow={false} />;
    case 'loading':
      return <Waiting purchase={false} slow={subscription.slow} />;
    case 'waiting':
      return <Waiting purchase slow={subscription.slow} />;
    case 'none':
      return <NoSubscription pending={subscription.pending === true} />;
    case 'error':
      return (
        <SubscriptionProblem
          code={subscription.code}
          onRetry={() => app.get('subscription').subscription.refresh()}
        />
      );
    case 'there':
      return (
        <Suspense fallback={<Waiting purchase={false} slow={false} />}>
          <SubscriptionView
            title={
              <Trans
                id="account.there.title"
                message="Welcome to {brand} Pro"
                values={{ brand: brand.name }}
              />
            }
            subscription={subscription.subscription}
            pending={subscription.pending === true}
            email={session.kind === 'signed-in' ? session.account.email : null}
            app={app}
            locale={locale}
          />
        </Suspense>
      );
  }
}
