import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import type { App } from '../../../application/app.ts';
import type { SubscriptionView as View } from '../../../application/subscription/subscription-state.ts';
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
  /** The purchase has arrived while this page was open. */
  readonly bought?: boolean;
}

/** The subscription of whoever is signed in, whatever state its stream is in. */
export function OwnSubscription({
  app,
  locale,
  signedOut = <SignedOut />,
  bought = false,
}: OwnSubscriptionProps) {
  const session = useSession(app);
  const view = useSubscription(app);
  const signedIn = session.kind === 'signed-in';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever then cannot see it is told by the page's error boundary.
    if (signedIn) loadView().catch(() => {});
  }, [signedIn]);
  useFocusOnNews(place, view.kind);
  return (
    <div ref={place}>
      {session.kind === 'signed-out' ? signedOut : shown({ app, locale, view, bought, session })}
    </div>
  );
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
      return <Waiting purchase={false} slow={false} />;
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

/** What was waited for has come, or will not: the focus goes to its heading, unless the visitor has taken it elsewhere. */
function useFocusOnNews(place: RefObject<HTMLDivElement | null>, kind: View['kind']): void {
  const waited = useRef(false);
  useEffect(() => {
    if (kind === 'waiting') waited.current = true;
    if (!waited.current || kind === 'waiting' || kind === 'error') return;
    waited.current = false;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.id === 'main') {
      place.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  }, [kind, place]);
}
