import { Trans } from '@lingui/react';
import { useState } from 'react';
import { accountDays } from '../../../domain/records/account-days.ts';
import { useApp, useSession } from '../../hooks/use-app.ts';
import account from '../account/account-page.module.css';
import { BySession } from '../account/by-session.tsx';
import { News } from '../account/news.tsx';
import layout from '../layout.module.css';
import { Card } from '../parts/card.tsx';
import { Notice } from '../parts/notice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { EditEmail } from './edit-email.tsx';
import styles from './email.module.css';
import { BackToManage, NoAddress } from './email-links.tsx';

/** Replaces the account's e-mail address. */
export function EditEmailPage() {
  const { app, locale } = useApp();
  const session = useSession(app);
  const [changedTo, setChangedTo] = useState<string | null>(null);
  const email = session.kind === 'signed-in' ? session.account.email : null;
  return (
    <div className={`${layout.page} ${layout.section} ${account.page} ${account.settled}`}>
      <PageHead
        title={<Trans id="email.edit.title" message="Change your e-mail address" />}
        lead={
          <Trans
            id="email.edit.lead"
            message="We send a code to the new address. Once you have confirmed it, you sign in with that one."
          />
        }
      />
      <BySession session={session}>
        {changedTo !== null ? (
          <News>
            <Notice
              kind="done"
              title={
                <Trans
                  id="email.edit.done"
                  message="You now sign in with <0>{email}</0>."
                  values={{ email: changedTo }}
                  components={{ 0: <span className={styles.address} /> }}
                />
              }
              actions={<BackToManage />}
            >
              <Trans
                id="email.edit.done.text"
                message="We have sent your former address a message that can undo the change for {days} days. Your other browsers and apps have been signed out."
                values={{ days: accountDays.formerAddresses }}
              />
            </Notice>
          </News>
        ) : session.kind === 'signed-in' && email === null ? (
          <NoAddress />
        ) : (
          <Card>
            <EditEmail
              account={app.get('account')}
              locale={locale}
              email={email}
              onDone={(changed) => setChangedTo(changed)}
            />
          </Card>
        )}
      </BySession>
    </div>
  );
}
