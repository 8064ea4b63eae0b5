import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { platformSource, storeAddresses } from '../../../domain/subscription/platform.ts';
import { ButtonLink } from '../parts/button.tsx';
import styles from './manage-page.module.css';
import { SupportMail } from './support-mail.tsx';

/** For a subscription bought in a store: only the store can change or cancel it, and this is where. */
export function StoreSection({ platform }: { readonly platform: string }) {
  const source = platformSource(platform);
  return (
    <section className={`${styles.part} ${styles.inCard}`} aria-labelledby="store">
      <h3 id="store" className={styles.name}>
        <Trans id="manage.store.title" message="Change or cancel" />
      </h3>
      {source === 'apple' && (
        <>
          <p>
            <Trans
              id="manage.store.apple"
              message="You subscribed in Apple’s App Store. Apple charges you, so only Apple can change the plan, the payment method or the renewal. Use the Apple account you subscribed with."
            />
          </p>
          <div className={styles.actions}>
            <ButtonLink href={storeAddresses.apple}>
              <Trans id="manage.store.apple.open" message="Open your App Store subscriptions" />
            </ButtonLink>
          </div>
        </>
      )}
      {source === 'google' && (
        <>
          <p>
            <Trans
              id="manage.store.google"
              message="You subscribed in Google Play. Google charges you, so only Google can change the plan, the payment method or the renewal. Use the Google account you subscribed with."
            />
          </p>
          <div className={styles.actions}>
            <ButtonLink href={storeAddresses.google}>
              <Trans id="manage.store.google.open" message="Open your Google Play subscriptions" />
            </ButtonLink>
          </div>
        </>
      )}
      {source !== 'apple' && source !== 'google' && (
        <p>
          <Trans
            id="manage.store.other"
            message="You subscribed in an app. To change or cancel the subscription, write to <0>{email}</0>."
            values={{ email: brand.supportEmail }}
            components={{ 0: <SupportMail /> }}
          />
        </p>
      )}
    </section>
  );
}
