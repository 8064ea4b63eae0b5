import { Trans } from '@lingui/react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useApp, useSession } from '../../hooks/use-app.ts';
import layout from '../layout.module.css';
import { buttonClass } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { PageHead } from '../parts/page-head.tsx';
import styles from './account-page.module.css';
import { AddEmail } from './add-email.tsx';
import { BySession } from './by-session.tsx';
import { useGoOnWithAddress } from './use-added-address.ts';

/**
 * The step that adds an e-mail address, as a page of its own. Heading and lead are there from the first paint, whether
 * or not somebody is signed in. `next` is where the visitor goes after adding an address here.
 */
export function AddEmailPage({ next }: { readonly next?: NonNullable<LinkProps['to']> }) {
  const { app, locale } = useApp();
  const session = useSession(app);
  useGoOnWithAddress(session, next ?? null);
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page} ${styles.settled}`}>
      <PageHead
        title={<Trans id="account.addEmail.title" message="Add an e-mail address" />}
        lead={
          <Trans
            id="account.addEmail.lead"
            message="With an e-mail address, you can sign in on any device, even if this browser’s data is lost."
          />
        }
      />
      <BySession session={session}>
        <Card>
          <AddEmail app={app} locale={locale} />
          {session.kind === 'signed-in' && session.account.email !== null && (
            <p>
              <Link to="/subscriptions/manage" className={buttonClass()}>
                <Trans id="account.banner.manage" message="Manage subscription" />
              </Link>
            </p>
          )}
        </Card>
      </BySession>
    </div>
  );
}
