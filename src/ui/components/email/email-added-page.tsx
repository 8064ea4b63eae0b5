import { Trans } from '@lingui/react';
import { useApp, useSession } from '../../hooks/use-app.ts';
import account from '../account/account-page.module.css';
import { BySession } from '../account/by-session.tsx';
import { News } from '../account/news.tsx';
import layout from '../layout.module.css';
import { Notice } from '../parts/notice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import styles from './email.module.css';
import { BackToManage, NoAddress } from './email-links.tsx';
import { WaitingForAccount } from './waiting-for-account.tsx';

/** The last page of adding an address. A host app recognizes by its path that the step is done. */
export function EmailAddedPage() {
  const { app } = useApp();
  const session = useSession(app);
  const email = session.kind === 'signed-in' ? session.account.email : null;
  return (
    <div className={`${layout.page} ${layout.section} ${account.page} ${account.settled}`}>
      <PageHead
        title={<Trans id="email.added.title" message="Your e-mail address" />}
        lead={
          <Trans
            id="email.added.lead"
            message="With an address in your account you can sign in on any device, even if you lose this one."
          />
        }
      />
      <BySession session={session}>
        {session.kind === 'unknown' && <WaitingForAccount />}
        {session.kind === 'signed-in' && email === null && <NoAddress />}
        {email !== null && (
          <News>
            <Notice
              kind="done"
              title={
                <Trans
                  id="email.added.done"
                  message="You sign in with <0>{email}</0>."
                  values={{ email }}
                  components={{ 0: <span className={styles.address} /> }}
                />
              }
              actions={<BackToManage />}
            >
              <Trans
                id="email.added.text"
                message="We only send codes and messages about your subscription to it."
              />
            </Notice>
          </News>
        )}
      </BySession>
    </div>
  );
}
