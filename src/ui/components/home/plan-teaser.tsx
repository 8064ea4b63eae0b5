import { Trans } from '@lingui/react';
import type { Locale } from '../../../domain/locale/locale.ts';
import { services } from '../../../domain/subscription/services.ts';
import { PlanFinder } from '../../islands/plan-finder.tsx';
import { PhoneFrame } from '../images/phone-frame.tsx';
import { Vpn } from '../images/screens/vpn.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Section } from '../parts/section.tsx';
import { AgreedTerms } from '../plan/agreed-terms.tsx';
import styles from './plan-teaser.module.css';

/** What the subscription contains and costs. The plan finder in it is an island. */
export function PlanTeaser({ locale }: { readonly locale: Locale }) {
  return (
    <Section
      id="plan"
      tone="sky"
      title={<Trans id="home.plan.title" message="Protection beyond the browser" />}
      intro={
        <Trans
          id="home.plan.intro"
          message="The browser protects what you do in the browser. The subscription takes care of the rest: other apps, old data about you, and identity theft."
        />
      }
      share="aside"
      beside={
        <div className={styles.offer}>
          <div data-island="plan-finder">
            <PlanFinder locale={locale} visitorCountry={null} />
          </div>
          <noscript>
            <p>
              <Trans id="pro.plan.noScript" message="To subscribe, please turn on JavaScript." />
            </p>
          </noscript>
          <AgreedTerms />
        </div>
      }
    >
      <div className={styles.parts}>
        <PhoneFrame className={styles.phone}>
          <Vpn on="phone" />
        </PhoneFrame>
        <FactList shape="stacked">
          <Fact name={<Trans id="home.plan.vpn.name" message="VPN" />}>
            <Trans
              id="home.plan.vpn.text"
              message="One switch covers every app on your device, on up to five devices at once. We keep no record of the sites you visit."
            />
          </Fact>
          <Fact name={<Trans id="home.plan.removal.name" message="Personal information removal" />}>
            <Trans
              id="home.plan.removal.text"
              message="Finds your name and address on {sites} people-search sites, asks them to remove what it finds, and checks again later. It runs on your own computer. Only available in the US."
              values={{ sites: services.removal.sites }}
            />
          </Fact>
          <Fact name={<Trans id="home.plan.restoration.name" message="Identity theft restoration" />}>
            <Trans
              id="home.plan.restoration.text"
              message="If someone pretends to be you, an adviser answers the phone, day and night, and helps you set things right."
            />
          </Fact>
          <Fact name={<Trans id="home.plan.chat.name" message="Private AI chat" />}>
            <Trans
              id="home.plan.chat.text"
              message="Newer AI models and a higher daily limit. Your chats stay on your device."
            />
          </Fact>
        </FactList>
      </div>
    </Section>
  );
}
