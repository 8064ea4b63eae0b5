import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { minimumSystems } from '../../../domain/download/apps.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { services } from '../../../domain/subscription/services.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { usePage } from '../../hooks/use-page.ts';
import { StandingPlace } from '../account/standing-place.tsx';
import { DownloadLink } from '../downloads/download-link.tsx';
import { carrying } from '../downloads/origin-attributes.ts';
import { Started } from '../downloads/started.tsx';
import { BrowserFrame } from '../images/browser-frame.tsx';
import { Removal } from '../images/screens/removal.tsx';
import { Opening } from '../opening.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { QuestionList } from '../parts/question-list.tsx';
import { Section } from '../parts/section.tsx';
import { LargeClaim } from './large-claim.tsx';
import { OwnComputer } from './own-computer.tsx';
import { PriceOf } from './price-of.tsx';
import styles from './products.module.css';
import { ProfileRecord } from './profile-record.tsx';
import { RemovalAccess } from './removal-access.tsx';
import { removalQuestions } from './removal-questions.ts';
import { RemovalRound } from './removal-round.tsx';

const { sites, confirmationHours } = services.removal;

/** Personal information removal: what data brokers are, how entries are found and removed, and what it requires. */
export function RemovalPage() {
  const { i18n } = useLingui();
  const { locale, name } = usePage();
  return (
    <>
      <Opening
        size="large"
        title={<Trans id="products.removal.title" message="Your address is for sale. Take it down." />}
        lead={
          <Trans
            id="products.removal.lead"
            message="People-search sites sell your address, your phone number and the names of your relatives. {name} Pro searches {sites} of them, asks them to remove your entries and keeps checking. In the US, on a Mac or Windows computer."
            values={{ name: brand.name, sites }}
          />
        }
        actions={
          <>
            <span className={styles.forOthers}>
              <ButtonLink
                kind="primary"
                {...carrying(pathIn(locale, '/pro'), 'origin', name, 'hero')}
                {...eventAttributes('cta_click', { cta: 'removal-plans' })}
              >
                <Trans id="products.plans" message="See plans and prices" />
              </ButtonLink>
              <ButtonLink kind="secondary" href="#start">
                <Trans id="products.removal.toStart" message="I have a subscription" />
              </ButtonLink>
            </span>
            <span className={styles.forSignedIn}>
              <ButtonLink kind="primary" href="#start">
                <Trans id="products.removal.toAccess" message="See if my plan includes it" />
              </ButtonLink>
            </span>
          </>
        }
        image={
          <BrowserFrame
            address={i18n._({ id: 'products.removal.address', message: 'Settings' })}
            tab={i18n._({ id: 'products.removal.address', message: 'Settings' })}
            narrow={<Removal on="narrow" />}
          >
            <Removal on="desktop" />
          </BrowserFrame>
        }
      />
      <Section
        id="brokers"
        tone="sunken"
        title={<Trans id="products.removal.brokers.title" message="A data broker has a page about you" />}
        intro={
          <Trans
            id="products.removal.brokers.intro"
            message="Data brokers collect what public records, stores and apps say about people, combine it into one entry, and sell it to anyone who types in a name."
          />
        }
        beside={<ProfileRecord />}
      >
        <p className={styles.text}>
          <Trans
            id="products.removal.brokers.text"
            message="Fraudsters use these entries to answer security questions, and stalkers use them to find out where someone lives. Most sites offer a form to remove an entry, but each has its own, and one form removes one entry."
          />
        </p>
      </Section>
      <Section
        id="steps"
        title={<Trans id="products.removal.steps.title" message="Three steps, then again" />}
        below={<RemovalRound />}
      />
      <LargeClaim
        id="device"
        claim={<Trans id="products.removal.claim" message="What you enter is not sent to us." />}
        image={<OwnComputer />}
      >
        <p>
          <Trans
            id="products.removal.claim.text"
            message="Many removal services want your details first. Then one more company has them. Ours runs in the browser on your computer and searches the sites itself. The sites receive what a search needs and, where you are listed, what their removal form asks for. The one thing that passes through us is an e-mail in which a site asks for confirmation: we delete it within {hours} hours."
            values={{ hours: confirmationHours }}
          />
        </p>
      </LargeClaim>
      <Section
        id="start"
        title={<Trans id="products.removal.start.title" message="What you need" />}
        below={
          <div className={styles.start}>
            <FactList>
              <Fact name={<Trans id="products.removal.need.plan" message="Subscription" />}>
                <PriceOf market="us" />
              </Fact>
              <Fact name={<Trans id="products.removal.need.country" message="Country" />}>
                <Trans id="products.removal.need.country.value" message="You live in the United States" />
              </Fact>
              <Fact name={<Trans id="products.removal.need.computer" message="Computer" />}>
                <Trans
                  id="products.removal.need.computer.value"
                  message="{mac} or {windows}, or a later version of either"
                  values={{ mac: minimumSystems.mac.label, windows: minimumSystems.windows.label }}
                />
              </Fact>
              <Fact name={<Trans id="products.removal.need.time" message="Your time" />}>
                <Trans
                  id="products.removal.need.time.value"
                  message="A few minutes, once. Then leave the browser open now and then."
                />
              </Fact>
            </FactList>
            <div className={styles.aside}>
              <div data-island="removal-access" data-island-for="session">
                <RemovalAccess locale={locale} />
                <StandingPlace />
              </div>
              <p className={styles.links}>
                <DownloadLink download="mac" place="start" />
                <DownloadLink download="windows" place="start" />
              </p>
              <Started />
            </div>
          </div>
        }
      />
      <Section
        id="questions"
        title={<Trans id="products.removal.questions.title" message="Before you start" />}
        share="most"
        beside={<QuestionList questions={removalQuestions} />}
      />
    </>
  );
}
