import { Trans } from '@lingui/react';
import { useApp, useSession } from '../../hooks/use-app.ts';
import layout from '../layout.module.css';
import { Card } from '../parts/card.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SignedOut } from '../purchase/purchase-states.tsx';
import styles from './account-page.module.css';
import { AddEmail } from './add-email.tsx';

/** The e-mail step as a page of its own. */
export function AddEmailPage() {
  const { app, locale } = useApp();
  const session = useSession(app);
  if (session.kind === 'signed-out') {
    return (
      <div className={`${layout.page} ${layout.section}`}>
        <SignedOut />
      </div>
    );
  }
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page}`}>
      <PageHead title={<Trans id="account.addEmail.title" message="Add an e-mail" />} />
      <Card>
        <AddEmail
          account={app.get('account')}
          locale={locale}
          email={session.kind === 'signed-in' ? session.account.email : null}
        />
      </Card>
    </div>
  );
}
