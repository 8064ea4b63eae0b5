import { Trans } from '@lingui/react';
import type { App } from '../../../application/app.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { AddEmail } from '../account/add-email.tsx';
import { buttonClass } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { RecoveryKey } from '../recovery/recovery-key.tsx';
import styles from './step.module.css';

interface WayBackProps {
  readonly app: App;
  readonly locale: Locale;
  readonly email: string | null;
  /** True if there is an address or a saved key. */
  readonly isThere: boolean;
  /** The kind of the key's button: primary, unless something else on the page is. */
  readonly kind: 'primary' | 'secondary';
  readonly bought: boolean;
}

/**
 * How to reach the subscription from another browser: with an address, or with a recovery key for those who do not want
 * to give one.
 */
export function WayBack({ app, locale, email, isThere, kind, bought }: WayBackProps) {
  return (
    <section id="way-back" className={styles.section} aria-labelledby="way-back-title">
      <div className={styles.words}>
        <h2 id="way-back-title" className={styles.title}>
          {isThere ? (
            <Trans id="welcome.wayBack.done" message="Your way back in" />
          ) : (
            <Trans id="welcome.wayBack.title" message="Keep a way back in" />
          )}
        </h2>
        {!isThere && (
          <p>
            <Trans
              id="welcome.wayBack.text"
              message="Your subscription is in this browser only. Save your recovery key or add an e-mail address, so that you can sign in on your other devices and if this browser’s data is lost."
            />
          </p>
        )}
      </div>
      {email === null && (
        <RecoveryKey
          app={app}
          atOnce={bought}
          kind={kind}
          instead={
            <a href="#add-email" className={buttonClass('quiet')}>
              <Trans id="welcome.wayBack.instead" message="Use e-mail instead" />
            </a>
          }
        />
      )}
      <Card labelledBy="add-email">
        <h3 id="add-email" className={styles.cardTitle} tabIndex={-1}>
          {email === null ? (
            <Trans id="account.addEmail.title" message="Add an e-mail address" />
          ) : (
            <Trans id="account.addEmail.title.done" message="Your e-mail address" />
          )}
        </h3>
        <AddEmail app={app} locale={locale} skippable />
      </Card>
    </section>
  );
}
