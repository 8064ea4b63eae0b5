import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { services } from '../../../domain/subscription/services.ts';
import holdForm from '../../first-paint/island-form.ts?inline-script';
import { usePage } from '../../hooks/use-page.ts';
import { StandingPlace } from '../account/standing-place.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { QuestionList } from '../parts/question-list.tsx';
import { RingedCard } from '../parts/ringed-card.tsx';
import { Section } from '../parts/section.tsx';
import { CallPath } from './call-path.tsx';
import { HelpTable } from './help-table.tsx';
import { RestorationCode } from './restoration-code.tsx';
import styles from './restoration-page.module.css';
import { restorationQuestions } from './restoration-questions.ts';
import { TwoPasses } from './two-passes.tsx';

const { phones } = services.restoration;

/**
 * Help after identity theft: first the number to call and the code to have ready, then what happens and what is not
 * covered.
 */
export function RestorationPage() {
  const { locale } = usePage();
  return (
    <>
      {/* The finish step moves it into the head. */}
      <script dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? holdForm : '' }} />
      <div className={styles.first}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <Trans id="products.restoration.title" message="Is someone using your name? Call us." />
          </h1>
          <p className={styles.lead}>
            <Trans
              id="products.restoration.lead"
              message="If someone takes out loans, shops or signs up in your name, an adviser from our specialist partner helps you set things right. The service is part of {name} Pro."
              values={{ name: brand.name }}
            />
          </p>
          <CallPath />
        </div>
        <div className={styles.side}>
          <RingedCard
            labelledBy="call-title"
            head={
              <>
                <h2 id="call-title" className={styles.call}>
                  <Trans id="products.restoration.hours" message="Day and night, every day" />
                </h2>
                <p>
                  <a className={styles.phone} href={`tel:${phones.us.replaceAll(' ', '')}`}>
                    {phones.us}
                  </a>
                </p>
                <p className={styles.where}>
                  <Trans id="products.restoration.free" message="free of charge within the US" />
                </p>
                <p>
                  <a className={styles.second} href={`tel:${phones.elsewhere.replaceAll(' ', '')}`}>
                    {phones.elsewhere}
                  </a>
                </p>
                <p className={styles.where}>
                  <Trans
                    id="products.restoration.abroad"
                    message="from any other country, at your provider’s usual rate"
                  />
                </p>
              </>
            }
          >
            <div id="code" data-island="restoration-code" data-island-for="session">
              <RestorationCode locale={locale} />
              <StandingPlace />
            </div>
          </RingedCard>
          <TwoPasses className={styles.passes} />
        </div>
      </div>
      <Section
        id="help"
        tone="sunken"
        title={
          <Trans
            id="products.restoration.help.title"
            message="In the US, advisers act for you. Elsewhere, they advise you."
          />
        }
        intro={
          <Trans
            id="products.restoration.help.intro"
            message="Outside the US, banks and credit bureaus only speak to you. An adviser tells you what to say, and helps until it is sorted out."
          />
        }
      >
        <HelpTable />
      </Section>
      <Section
        id="limits"
        title={<Trans id="products.restoration.limits.title" message="What it does not do" />}
        intro={
          <Trans
            id="products.restoration.limits.intro"
            message="It restores your name. It does not insure your money."
          />
        }
        share="most"
        beside={
          <FactList shape="stacked">
            <Fact name={<Trans id="products.restoration.limits.crypto" message="No cryptocurrency losses" />}>
              <Trans
                id="products.restoration.limits.crypto.text"
                message="Coins or tokens that were stolen, or sent to a fraudster, are not covered."
              />
            </Fact>
            <Fact name={<Trans id="products.restoration.limits.money" message="No stolen money" />}>
              <Trans
                id="products.restoration.limits.money.text"
                message="Your bank decides whether it refunds a payment. The adviser helps you claim it."
              />
            </Fact>
            <Fact name={<Trans id="products.restoration.limits.family" message="No other people" />}>
              <Trans
                id="products.restoration.limits.family.text"
                message="A subscription covers the person who has it, not their family or company."
              />
            </Fact>
          </FactList>
        }
      />
      <Section
        id="questions"
        title={<Trans id="products.restoration.questions.title" message="Before you call" />}
        share="most"
        beside={<QuestionList questions={restorationQuestions} />}
      />
    </>
  );
}
