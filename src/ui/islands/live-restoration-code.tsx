import { Trans } from '@lingui/react';
import { useEffect, useState } from 'react';
import { unknownSession } from '../../application/account/session-state.ts';
import type { App } from '../../application/app.ts';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';
import { ButtonLink } from '../components/parts/button.tsx';
import { FailureNotice } from '../components/parts/failure-notice.tsx';
import { RestorationCode } from '../components/products/restoration-code.tsx';
import { useAction } from '../hooks/use-action.ts';
import { useStream } from '../hooks/use-stream.ts';
import { StandingNews } from './standing-news.tsx';

interface LiveRestorationCodeProps {
  readonly app: App;
  readonly locale: Locale;
  /** `<html>`, whose attribute says whether the button or the way to sign in is shown. */
  readonly root: HTMLElement;
}

/** Asks for a restoration code when its button is pressed. Each press gives a new one. */
export function LiveRestorationCode({ app, locale, root }: LiveRestorationCodeProps) {
  const { session: sessionState } = app.get('account');
  const session = useStream(sessionState.session$, () => sessionState.current, unknownSession);
  const [code, setCode] = useState<string | null>(null);
  const { state, run } = useAction(
    () => app.get('subscription').issueRestorationCode.execute(),
    (issued) => setCode(issued.code),
  );
  const failed = state.kind === 'failed' ? state.error : null;

  useEffect(() => {
    if (session.kind === 'signed-in') root.toggleAttribute('data-session', true);
    if (session.kind !== 'signed-out') return;
    // A code is its owner's: it goes with them.
    setCode(null);
    // Where a try found that nobody is signed in any more, that stays readable.
    if (state.kind === 'idle') root.toggleAttribute('data-session', false);
  }, [session, state.kind, root]);

  return (
    <>
      <RestorationCode
        locale={locale}
        code={code}
        busy={state.kind === 'pending'}
        onSubmit={() => run(undefined)}
        problem={
          failed && <FailureNotice error={failed} actions={<WayOn locale={locale} code={failed.code} />} />
        }
      />
      <StandingNews app={app} locale={locale} />
    </>
  );
}

function WayOn({ locale, code }: { readonly locale: Locale; readonly code: string }) {
  if (code === 'signed_out') {
    return (
      <ButtonLink href={pathIn(locale, '/pro/login')}>
        <Trans id="island.restoration.signIn" message="Sign in" />
      </ButtonLink>
    );
  }
  if (code === 'not_entitled') {
    return (
      <ButtonLink href={pathIn(locale, '/pro')}>
        <Trans id="island.restoration.plans" message="See plans and prices" />
      </ButtonLink>
    );
  }
  return null;
}
