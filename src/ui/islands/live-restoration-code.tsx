import { Trans } from '@lingui/react';
import { useEffect, useState } from 'react';
import { unknownSession } from '../../application/account/session-state.ts';
import type { App } from '../../application/app.ts';
import type { SubscriptionView } from '../../application/subscription/subscription-state.ts';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';
import { isSubscribed, type Subscription } from '../../domain/subscription/subscription.ts';
import { ButtonLink } from '../components/parts/button.tsx';
import { FailureNotice } from '../components/parts/failure-notice.tsx';
import { NoCode, WayToCode } from '../components/products/no-code.tsx';
import { RestorationCode } from '../components/products/restoration-code.tsx';
import { useAction } from '../hooks/use-action.ts';
import { useSubscription } from '../hooks/use-app.ts';
import { useStream } from '../hooks/use-stream.ts';
import { StandingNews } from './standing-news.tsx';

interface LiveRestorationCodeProps {
  readonly app: App;
  readonly locale: Locale;
  /** `<html>`, whose attribute says whether the button or the sign-in link is shown. */
  readonly root: HTMLElement;
}

/**
 * Requests a restoration code when its button is pressed, which is only shown to visitors who can get one. Each press
 * issues a new code.
 */
export function LiveRestorationCode({ app, locale, root }: LiveRestorationCodeProps) {
  const { session: sessionState } = app.get('account');
  const session = useStream(sessionState.session$, () => sessionState.current, unknownSession);
  const [code, setCode] = useState<string | null>(null);
  const { state, run } = useAction(
    () => app.get('subscription').issueRestorationCode.execute(),
    (issued) => setCode(issued.code),
  );
  const { subscription } = app.get('subscription');
  const view = useSubscription(app);
  const failed = state.kind === 'failed' ? state.error : null;

  useEffect(() => {
    if (session.kind === 'signed-in') root.toggleAttribute('data-session', true);
    if (session.kind !== 'signed-out') return;
    // A code belongs to the account, so it disappears on sign-out.
    setCode(null);
    // If a try found that the session has ended, that message stays readable.
    if (state.kind === 'idle') root.toggleAttribute('data-session', false);
  }, [session, state.kind, root]);

  const isRefused = failed?.code === 'not_entitled';
  useEffect(() => {
    if (isRefused) subscription.refresh();
  }, [isRefused, subscription]);

  // The result of a press stays readable.
  const bar = session.kind === 'signed-in' && state.kind === 'idle' && code === null ? barOf(view) : null;
  return (
    <>
      <RestorationCode
        locale={locale}
        barred={bar && <NoCode locale={locale} {...bar} />}
        code={code}
        busy={state.kind === 'pending'}
        onSubmit={() => run(undefined)}
        problem={
          failed && (
            <FailureNotice
              error={failed}
              actions={<WayOn locale={locale} code={failed.code} view={view} />}
            />
          )
        }
      />
      {bar === null && <StandingNews app={app} locale={locale} />}
    </>
  );
}

/**
 * What keeps the visitor from a code: a subscription that does not include one now, or none at all (`subscription:
 * null`). Null if nothing does, or if that is not known.
 */
function barOf(view: SubscriptionView): { readonly subscription: Subscription | null } | null {
  if ('pending' in view && view.pending) return null;
  if (view.kind === 'none') return { subscription: null };
  if (view.kind !== 'there' || isSubscribed(view.subscription)) return null;
  return view.subscription.status === 'Unknown' ? null : { subscription: view.subscription };
}

interface WayOnProps {
  readonly locale: Locale;
  readonly code: string;
  readonly view: SubscriptionView;
}

function WayOn({ locale, code, view }: WayOnProps) {
  if (code === 'signed_out') {
    return (
      <ButtonLink href={pathIn(locale, '/pro/login')}>
        <Trans id="island.restoration.signIn" message="Sign in" />
      </ButtonLink>
    );
  }
  if (code !== 'not_entitled') return null;
  return <WayToCode locale={locale} subscription={view.kind === 'there' ? view.subscription : null} />;
}
