import { Trans } from '@lingui/react';
import { useState } from 'react';
import type { SessionView, SignedOutReason } from '../../../application/account/session-state.ts';
import { useApp, useSession } from '../../hooks/use-app.ts';
import { BySession } from '../account/by-session.tsx';
import layout from '../layout.module.css';
import { Notice } from '../parts/notice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { StatusPanel } from '../parts/status-panel.tsx';
import { SignedOut } from '../purchase/signed-out.tsx';
import { LeftPanel, type WayOut } from './left-panel.tsx';
import styles from './manage-page.module.css';
import { NoScript } from './no-script.tsx';
import { OwnAccount } from './own-account.tsx';

/** Reasons for a sign-out that the service did not order to protect the account. */
const byItself: readonly SignedOutReason[] = ['none', 'signed_out', 'unknown_account'];

/** Everything an account holder can do: the plan, payments, the address, the sessions, the data. */
export function ManagePage() {
  const { app, locale } = useApp();
  const session = useSession(app);
  const [left, setLeft] = useState<WayOut | null>(null);
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page}`}>
      <PageHead
        title={<Trans id="manage.title" message="Manage your subscription" />}
        lead={
          <Trans
            id="manage.lead"
            message="See what you pay and when, change your card, cancel, and decide what happens to your data."
          />
        }
      />
      <BySession
        session={session}
        noScript={<NoScript />}
        signedOut={left === null ? <Ended session={session} /> : <LeftPanel way={left} />}
      >
        {session.kind === 'signed-in' ? (
          <OwnAccount
            key={session.account.id}
            app={app}
            locale={locale}
            account={session.account}
            onLeft={setLeft}
          />
        ) : (
          <StatusPanel
            status="loading"
            shape="card"
            title={<Trans id="manage.loading" message="Looking for your subscription" />}
          />
        )}
      </BySession>
    </div>
  );
}

/** Visitors who did not sign out learn that it was done to protect the account. */
function Ended({ session }: { readonly session: SessionView }) {
  const bySystem = session.kind === 'signed-out' && !byItself.includes(session.reason);
  return (
    <>
      {bySystem && (
        <Notice kind="info">
          <Trans
            id="manage.ended"
            message="For your security, this browser was signed out. Your subscription stays as it is. Sign in again to manage it."
          />
        </Notice>
      )}
      <SignedOut />
    </>
  );
}
