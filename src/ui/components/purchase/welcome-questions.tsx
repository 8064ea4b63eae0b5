import { Trans } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import type { App } from '../../../application/app.ts';
import { brand } from '../../../domain/brand.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { unreachedDays } from '../../../domain/subscription/charges.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { useLocale } from '../../hooks/use-locale.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import styles from './step.module.css';

const event = eventAttributes('subscription_welcome_faq_click', {});

/** What people ask once they have subscribed. */
export function WelcomeQuestions({ app }: { readonly app: App }) {
  const locale = useLocale();
  const opened = { event, onOpen: () => app.host?.tell.openQuestion() };
  return (
    <section className={styles.section} aria-labelledby="welcome-questions">
      <h2 id="welcome-questions" className={styles.title}>
        <Trans id="welcome.questions.title" message="Good to know" />
      </h2>
      <div>
        <Disclosure
          {...opened}
          summary={<Trans id="welcome.questions.devices" message="How do I use it on my other devices?" />}
        >
          <p>
            <Trans
              id="welcome.questions.devices.answer"
              message="Save your recovery key or add an e-mail address. Then get the {brand} browser on the other device, open Settings, choose {brand} Pro and sign in."
              values={{ brand: brand.name }}
            />
          </p>
        </Disclosure>
        <Disclosure
          {...opened}
          summary={<Trans id="welcome.questions.key" message="What if I lose my recovery key?" />}
        >
          <p>
            <Trans
              id="welcome.questions.key.answer"
              message="Make a new one on any device where you are still signed in. If no device, no key and no e-mail address is left, nobody can sign in to your subscription, not even us. To cancel it, write to us with the day of a payment and the last four digits of the card. If no key was ever saved and no browser has been signed in for {days} days, we stop renewing it."
              values={{ days: unreachedDays }}
            />
          </p>
        </Disclosure>
        <Disclosure {...opened} summary={<Trans id="welcome.questions.cancel" message="How do I cancel?" />}>
          <p>
            <Trans
              id="welcome.questions.cancel.answer"
              message="Choose “Cancel subscription” under <0>Manage subscription</0> and confirm. Your subscription then runs until the end of the period you have paid for. If you cancel during a free trial, nothing is charged. If you bought the subscription in an app store, that page says where to cancel."
              components={{ 0: <Link to="/subscriptions/manage">{null}</Link> }}
            />
          </p>
        </Disclosure>
        <Disclosure
          {...opened}
          summary={<Trans id="welcome.questions.known" message="What do you know about me now?" />}
        >
          <p>
            <Trans
              id="welcome.questions.known.answer"
              message="Your account’s random number, your plan and its payments, and an e-mail address if you add one. Your card details stay with our payment provider. The <0>subscription’s privacy policy</0> lists everything."
              components={{
                // biome-ignore lint/a11y/useAnchorContent: its text is in the message
                0: <a href={pathIn(locale, '/pro/privacy-terms')} />,
              }}
            />
          </p>
        </Disclosure>
      </div>
    </section>
  );
}
