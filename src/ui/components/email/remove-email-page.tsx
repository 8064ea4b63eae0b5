import { Trans } from '@lingui/react';
import { useState } from 'react';
import { useApp, useSession } from '../../hooks/use-app.ts';
import account from '../account/account-page.module.css';
import { BySession } from '../account/by-session.tsx';
import { News } from '../account/news.tsx';
import layout from '../layout.module.css';
import { Card } from '../parts/card.tsx';
import { Notice } from '../parts/notice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { RecoveryKey, useRecoveryKeyCard } from '../recovery/recovery-key.tsx';
import styles from './email.module.css';
import { BackToManage, NoAddress } from './email-links.tsx';
import { RemoveEmail } from './remove-email.tsx';
import { WaitingForAccount } from './waiting-for-account.tsx';

/** Removes the account's address, after saying what is lost with it. */
export function RemoveEmailPage() {
  const { app } = useApp();
  const session = useSession(app);
  const [removed, setRemoved] = useState<{ readonly email: string; readonly hasKey: boolean } | null>(null);
  const email = session.kind === 'signed-in' ? session.account.email : null;
  const noteRemoved = (gone: string) =>
    setRemoved({ email: gone, hasKey: app.get('account').recoveryKey.read()?.kept === true });
  return (
    <div className={`${layout.page} ${layout.section} ${account.page} ${styles.long}`}>
      <PageHead
        title={<Trans id="email.remove.title" message="Remove your e-mail address" />}
        lead={
          <Trans
            id="email.remove.lead"
            message="Your subscription works without an address. Make sure that you can get back in without it."
          />
        }
      />
      <BySession session={session}>
        {session.kind === 'unknown' && <WaitingForAccount />}
        {session.kind === 'signed-in' && removed !== null && (
          <>
            <News>
              <Notice
                kind="done"
                title={
                  <Trans
                    id="email.remove.done"
                    message="<0>{email}</0> has been removed from your account."
                    values={{ email: removed.email }}
                    components={{ 0: <span className={styles.address} /> }}
                  />
                }
                actions={<BackToManage />}
              >
                {removed.hasKey ? (
                  <Trans
                    id="email.remove.done.text"
                    message="This browser stays signed in. From now on only your recovery key signs you in elsewhere."
                  />
                ) : (
                  <Trans
                    id="email.remove.done.unsaved"
                    message="This browser stays signed in. You can’t sign in anywhere else until you have saved a recovery key."
                  />
                )}
              </Notice>
            </News>
            {!removed.hasKey && <RecoveryKey app={app} kind="primary" />}
          </>
        )}
        {session.kind === 'signed-in' && removed === null && email === null && <NoAddress />}
        {removed === null && email !== null && <Removal email={email} onDone={noteRemoved} />}
      </BySession>
    </div>
  );
}

/** The key first, then the removal; shown together, so that neither moves the other. */
function Removal(props: { readonly email: string; readonly onDone: (email: string) => void }) {
  const { app, locale } = useApp();
  const hasCard = useRecoveryKeyCard();
  if (!hasCard) return <WaitingForAccount />;
  return (
    <>
      <RecoveryKey app={app} />
      <Card>
        <RemoveEmail account={app.get('account')} locale={locale} {...props} />
      </Card>
    </>
  );
}
