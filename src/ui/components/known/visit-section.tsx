import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { type ExperimentName, experimentNames } from '../../../domain/experiment/catalogue.ts';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Section } from '../parts/section.tsx';
import { experimentTexts } from './experiment-texts.ts';
import styles from './known-page.module.css';

/** What the stored records say about the visit: where from, how many pages, which country, which variants. */
export function VisitSection() {
  const { i18n } = useLingui();
  return (
    <Section
      id="visit"
      title={<Trans id="known.visit.title" message="What our pages know about your visit" />}
      intro={
        <Trans
          id="known.visit.intro"
          message="This is what they use for counts and prices. None of it says who you are."
        />
      }
    >
      <div className={styles.live}>
        <FactList shape="stacked">
          <Fact name={<Trans id="known.visit.origin" message="The campaign whose link brought you here" />}>
            <Known name="origin">
              <Trans id="known.visit.origin.none" message="None" />
            </Known>
          </Fact>
          <Fact name={<Trans id="known.visit.views" message="Pages opened in this tab" />}>
            <Known name="viewCount">
              <Trans id="known.visit.views.none" message="Not counted" />
            </Known>
          </Fact>
          <Fact name={<Trans id="known.visit.market" message="Your country, as our server saw it" />}>
            <Known name="market">
              <Trans
                id="known.visit.market.none"
                message="Not asked yet. Pages with prices ask our server, which works it out from your IP address and keeps neither."
              />
            </Known>
            <span data-no-market="" hidden>
              <Trans id="known.visit.market.no" message="A country where we don’t sell the subscription" />
            </span>
          </Fact>
          {experimentNames.map((name: ExperimentName) => (
            <Fact
              key={name}
              name={
                <Trans
                  id="known.visit.experiment"
                  message="Comparison: {what}"
                  values={{ what: i18n._(experimentTexts[name]) }}
                />
              }
            >
              <Known name={`exp_${name}`}>
                <Trans id="known.visit.experiment.none" message="No version drawn" />
              </Known>
            </Fact>
          ))}
        </FactList>
      </div>
      <p className={styles.without}>
        <Trans id="known.visit.without" message="Without JavaScript our pages know nothing of your visit." />
      </p>
    </Section>
  );
}

/** What `boot/known-panel.ts` found, or the text to show if it found nothing. */
function Known({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <span data-fact={name} hidden />
      <span data-fact-none={name}>{children}</span>
    </>
  );
}
