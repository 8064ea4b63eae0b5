import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { App } from '../../../application/app.ts';
import type { SubscriptionView as View } from '../../../application/subscription/subscription-state.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { useSession, useSubscription } from '../../hooks/use-app.ts';
import { loadRecoveryKeyCard } from '../recovery/recovery-key.tsx';
import { NoSubscription, SubscriptionProblem, Waiting } from './purchase-states.tsx';

/** Only subscribers need it. It is fetched ahead as soon as a visitor is signed in. */
async function loadView() {
  const [view] = await Promise.all([import('./subscription-view.tsx'), loadRecoveryKeyCard()]);
  return view;
}
const SubscriptionView = lazy(async () => ({ default: (await loadView()).SubscriptionView }));

interface OwnSubscriptionProps {
  readonly app: App;
  readonly locale: Locale;
  /** The purchase arrived while this page was open. */
  readonly bought?: boolean;
}

/** The signed-in visitor's subscription, in every state of its stream. */
export function OwnSubscription({ app, locale, bought = false }: OwnSubscriptionProps) {
  const session = useSession(app);
  const view = useSubscription(app);
  const signedIn = session.kind === 'signed-in';
  useEffect(() => {
    // If it then cannot be shown, the page's error boundary says so.
    if (signedIn) loadView().catch(() => {});
  }, [signedIn]);
  if (session.kind === 'signed-out') return <Waiting purchase={false} slow={false} session="signed-out" />;
  return shown({ app, locale, view, bought, session });
}

interface Shown {
  readonly app: App;
  readonly locale: Locale;
  readonly view: View;
  readonly bought: boolean;
  readonly session: ReturnType<typeof useSession>;
}

function shown({ app, locale, view, bought, session }: Shown): ReactNode {
  switch (view.kind) {
    case 'unknown':
      return <Waiting purchase={false} slow={false} session={session.kind} />;
    case 'loading':
      return <Waiting purchase={false} slow={view.slow} />;
    case 'waiting':
      return <Waiting purchase slow={view.slow} />;
    case 'none':
      return <NoSubscription pending={view.pending === true} left={view.left === true} />;
    case 'error':
      return (
        <SubscriptionProblem
          code={view.code}
          onRetry={() => app.get('subscription').subscription.refresh()}
        />
      );
    case 'there':
      return (
        <Suspense fallback={<Waiting purchase={false} slow={false} />}>
          <SubscriptionView
            subscription={view.subscription}
            doubt={view}
            email={session.kind === 'signed-in' ? session.account.email : null}
            bought={bought}
            app={app}
            locale={locale}
          />
        </Suspense>
      );
  }
}
