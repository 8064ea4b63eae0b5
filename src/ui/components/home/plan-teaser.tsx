import { Trans } from '@lingui/react';
import type { Locale } from '../../../domain/locale/locale.ts';
import { services } from '../../../domain/subscription/services.ts';
import { PlanFinder } from '../../islands/plan-finder.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Section } from '../parts/section.tsx';

/** What the subscription contains and what it costs; the finder in it is an island. */
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
        <div data-island="plan-finder">
          <PlanFinder locale={locale} visitorCountry={null} />
        </div>
      }
    >
      <FactList shape="stacked">
        <Fact name={<Trans id="home.plan.vpn.name" message="VPN" />}>
          <Trans
            id="home.plan.vpn.text"
            message="One switch covers the whole device, on up to five devices. No logs."
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
            message="If someone pretends to be you, a specialist answers the phone, day and night, and helps you put it right."
          />
        </Fact>
        <Fact name={<Trans id="home.plan.chat.name" message="Private AI chat" />}>
          <Trans
            id="home.plan.chat.text"
            message="Larger AI models and higher limits. Your chats stay on your device."
          />
        </Fact>
      </FactList>
    </Section>
  );
}
