import { Trans } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { useApp, useSession } from '../../hooks/use-app.ts';
import { AddEmail } from '../account/add-email.tsx';
import { BySession } from '../account/by-session.tsx';
import { useGoOnWithAddress } from '../account/use-added-address.ts';
import layout from '../layout.module.css';
import { buttonClass } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { PageHead } from '../parts/page-head.tsx';
import styles from './activation.module.css';

/** Adding an e-mail address as a step of activation, for another device or for this one. */
export function DeviceEmailPage({ device }: { readonly device: 'this' | 'another' }) {
  const { app, locale } = useApp();
  const session = useSession(app);
  const email = session.kind === 'signed-in' ? session.account.email : null;
  useGoOnWithAddress(
    session,
    device === 'another' ? '/subscriptions/activation-flow/another-device/email' : null,
  );
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page}`}>
      <PageHead
        title={
          device === 'another' ? (
            <Trans id="activation.email.another" message="Add an e-mail address for your other device" />
          ) : (
            <Trans id="activation.email.this" message="Your subscription’s e-mail address" />
          )
        }
        lead={
          <Trans
            id="activation.email.lead"
            message="With an address, you can sign in on any device, and you don’t depend on this browser. We send no newsletter to it."
          />
        }
      />
      <div className={`${styles.narrow} ${styles.settled}`}>
        <BySession session={session}>
          <Card>
            <AddEmail app={app} locale={locale} />
            {email !== null && (
              <p>
                <Link to="/subscriptions/activation-flow/another-device" className={buttonClass('secondary')}>
                  <Trans id="activation.email.next" message="Use it on another device" />
                </Link>
              </p>
            )}
          </Card>
        </BySession>
      </div>
    </div>
  );
}
