import { Trans } from '@lingui/react';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useApp, useSession } from '../../hooks/use-app.ts';
import layout from '../layout.module.css';
import { Card } from '../parts/card.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SignedOut } from '../purchase/signed-out.tsx';
import styles from './account-page.module.css';
import { AddEmail } from './add-email.tsx';

/**
 * The e-mail step as a page of its own. Heading and lead stand there whoever is signed in, from the first paint on. `next` is
 * where it goes on once an address was added here.
 */
export function AddEmailPage({ next }: { readonly next?: LinkProps['to'] }) {
  const { app, locale } = useApp();
  const session = useSession(app);
  const email = session.kind === 'signed-in' ? session.account.email : null;
  const navigate = useNavigate();
  const hadNone = useRef(false);
  useEffect(() => {
    if (session.kind === 'signed-in' && email === null) hadNone.current = true;
    if (email !== null && hadNone.current && next !== undefined) void navigate({ to: next, replace: true });
  }, [session.kind, email, next, navigate]);
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page} ${styles.settled}`}>
      <PageHead
        title={<Trans id="account.addEmail.title" message="Add an e-mail" />}
        lead={
          <Trans
            id="account.addEmail.lead"
            message="Without an e-mail address, your subscription is only in the browser you bought it with. With one, you can sign in on any device, even if you lose that browser’s data."
          />
        }
      />
      {session.kind === 'signed-out' ? (
        <SignedOut shape="card" />
      ) : (
        <Card>
          <AddEmail account={app.get('account')} locale={locale} email={email} />
        </Card>
      )}
    </div>
  );
}
