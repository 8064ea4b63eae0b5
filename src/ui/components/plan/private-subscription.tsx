import { Trans } from '@lingui/react';
import { Section } from '../parts/section.tsx';
import styles from './private-subscription.module.css';

/** What no comparable subscription offers: no address is needed, and access can still be restored. */
export function PrivateSubscription() {
  return (
    <Section
      id="private"
      tone="drake"
      title={<Trans id="pro.private.title" message="You don’t need to tell us your e-mail address" />}
      intro={
        <Trans
          id="pro.private.intro"
          message="When you have subscribed, we show you a recovery key. It signs you in on any device, so you can use and cancel your subscription without giving us an address or choosing a password."
        />
      }
      beside={
        <figure className={styles.sample}>
          <p className={styles.key}>8Q2T-MK04-ZX7H-VRD3-1PSZ</p>
          <figcaption>
            <Trans
              id="pro.private.sample"
              message="An example. You see your own key once. We keep only a one-way code made from it, which nobody can turn back into the key."
            />
          </figcaption>
        </figure>
      }
    />
  );
}
