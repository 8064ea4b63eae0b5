import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { Steps } from '../parts/steps.tsx';
import styles from './after-sign-in.module.css';

/** What happens after signing in: what is asked, what is shown, and where the subscription then works. */
export function AfterSignIn() {
  return (
    <section className={styles.way} aria-labelledby="after-sign-in">
      <h2 id="after-sign-in" className={styles.title}>
        <Trans id="signin.next.title" message="What happens next" />
      </h2>
      <Steps
        along="column"
        steps={[
          {
            id: 'code',
            title: <Trans id="signin.next.code" message="You confirm it’s you" />,
            text: (
              <Trans
                id="signin.next.code.text"
                message="We send a six-digit code to your address. A recovery key needs no code."
              />
            ),
          },
          {
            id: 'plan',
            title: <Trans id="signin.next.plan" message="You see your subscription" />,
            text: (
              <Trans
                id="signin.next.plan.text"
                message="Your plan, the next payment and how to cancel, in this browser."
              />
            ),
          },
          {
            id: 'apps',
            title: <Trans id="signin.next.apps" message="You set up this device" />,
            text: (
              <Trans
                id="signin.next.apps.text"
                message="Sign in to the {brand} app in the same way, and everything in your subscription works there too."
                values={{ brand: brand.name }}
              />
            ),
          },
        ]}
      />
    </section>
  );
}
