import { Trans } from '@lingui/react';
import { useApp, useSession } from '../../hooks/use-app.ts';
import layout from '../layout.module.css';
import { Card } from '../parts/card.tsx';
import { Notice } from '../parts/notice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { OwnSubscription } from '../purchase/own-subscription.tsx';
import styles from './account-page.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** Sign in with e-mail and passcode; then the subscription. The form is in the prerendered HTML. */
export function LoginPage() {
  const { app, locale } = useApp();
  const session = useSession(app);
  if (session.kind === 'signed-in') {
    return (
      <div className={`${layout.page} ${layout.section}`}>
        <OwnSubscription app={app} locale={locale} />
      </div>
    );
  }
  const ended = session.kind === 'signed-out' && session.reason !== 'none';
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page}`}>
      <PageHead title={<Trans id="account.login.title" message="Sign in" />} />
      {ended && (
        <Notice kind="info">
          {session.reason === 'signed_out' ? (
            <Trans
              id="account.login.out"
              message="You are signed out in this browser. Your subscription continues."
            />
          ) : (
            <Trans
              id="account.login.ended"
              message="For your security, this browser was signed out. Your subscription continues. Sign in again to see it."
            />
          )}
        </Notice>
      )}
      <Card>
        <SignInForm account={app.get('account')} locale={locale} />
      </Card>
      <p className={layout.small}>
        <Trans
          id="account.login.noEmail"
          message="Have you never added an e-mail address? Then your subscription is in the browser you bought it with. Open this site there and add one."
        />
      </p>
    </div>
  );
}
