import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { figures } from '../../../domain/marketing/figures.ts';
import { BrowserFrame } from '../images/browser-frame.tsx';
import { PhoneFrame } from '../images/phone-frame.tsx';
import { ClearButton } from '../images/screens/clear-button.tsx';
import { StartPage } from '../images/screens/start-page.tsx';
import { TrackerPanel } from '../images/screens/tracker-panel.tsx';
import { Mark } from '../mark.tsx';
import { Opening } from '../opening.tsx';
import { RingChart } from '../parts/charts/ring-chart.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { QuestionList } from '../parts/question-list.tsx';
import { Section } from '../parts/section.tsx';
import styles from './app-page.module.css';
import { appQuestions } from './app-questions.ts';
import { DownloadButton } from './download-button.tsx';
import { PhoneCode } from './phone-code.tsx';

const values = { name: brand.name };

/** Presents the browser: what it blocks, what it clears, how people rate it, and the download for the visitor's device. */
export function AppPage() {
  const { i18n } = useLingui();
  return (
    <>
      <div className={styles.first}>
        <Opening
          size="large"
          title={
            <>
              <Mark className={styles.branding} />
              <Trans id="downloads.app.title" message="A browser that minds its own business" />
            </>
          }
          lead={
            <Trans
              id="downloads.app.lead"
              message="{name} lets you search privately, blocks trackers before they load and clears everything with one button. It’s free on your computer and your phone."
              values={values}
            />
          }
          under={<DownloadButton place="hero" />}
          image={
            <BrowserFrame narrow={<StartPage on="narrow" />}>
              <StartPage on="desktop" />
            </BrowserFrame>
          }
        />
      </div>
      <Section
        id="protection"
        tone="sunken"
        title={<Trans id="downloads.app.protection.title" message="Protected from the first page you open" />}
        intro={
          <Trans
            id="downloads.app.protection.intro"
            message="There’s nothing to set up. These four protections are on by default."
          />
        }
        besideAt="start"
        beside={
          <BrowserFrame
            address="news.example"
            tab={<Trans id="screens.article.title" message="Spring on the pond" />}
            narrow={<TrackerPanel on="narrow" />}
          >
            <TrackerPanel on="desktop" />
          </BrowserFrame>
        }
      >
        <FactList shape="stacked">
          <Fact name={<Trans id="downloads.app.protection.trackers" message="Trackers are blocked" />}>
            <Trans
              id="downloads.app.protection.trackers.text"
              message="Scripts from companies that follow you from site to site are blocked before they load. The shield shows you which ones."
            />
          </Fact>
          <Fact name={<Trans id="downloads.app.protection.cookies" message="Cookie pop-ups are answered" />}>
            <Trans
              id="downloads.app.protection.cookies.text"
              message="The browser picks the most private option on offer and closes the pop-up for you."
            />
          </Fact>
          <Fact name={<Trans id="downloads.app.protection.links" message="Tracking links are cleaned up" />}>
            <Trans
              id="downloads.app.protection.links.text"
              message="Parameters that only tell a site where you came from are removed from the address."
            />
          </Fact>
          <Fact name={<Trans id="downloads.app.protection.https" message="Connections are encrypted" />}>
            <Trans
              id="downloads.app.protection.https.text"
              message="If a site supports encryption, you get the encrypted version, even when the link points to the unencrypted one."
            />
          </Fact>
        </FactList>
      </Section>
      <Section
        id="clear"
        title={<Trans id="downloads.app.clear.title" message="One button clears everything" />}
        intro={
          <Trans
            id="downloads.app.clear.intro"
            message="It closes your tabs, deletes your history and cookies, and signs you out of every site except the ones you choose to keep."
          />
        }
        share="own"
        beside={
          <PhoneFrame address="news.example" className={styles.phone}>
            <ClearButton on="phone" />
          </PhoneFrame>
        }
      />
      <Section
        id="ratings"
        tone="sky"
        title={
          <Trans
            id="downloads.app.ratings.title"
            message="{stars} out of 5 stars"
            values={{ stars: i18n.number(figures.appRating) }}
          />
        }
        intro={
          <Trans
            id="downloads.app.ratings.intro"
            message="The average rating of our apps for iPhone and Android."
          />
        }
      >
        <div className={styles.ratings}>
          <div className={styles.rings}>
            {Object.entries(figures.ratings).map(([system, { stars, reviews }]) => (
              <RingChart key={system} value={stars} of={5} text={i18n.number(stars)}>
                <Trans
                  id="downloads.app.ratings.each"
                  message="{stars} out of 5 on {system}, from {reviews} reviews"
                  values={{ system, stars: i18n.number(stars), reviews: i18n.number(reviews) }}
                />
              </RingChart>
            ))}
          </div>
          <PhoneCode />
        </div>
      </Section>
      <Section
        id="questions"
        title={<Trans id="downloads.app.questions.title" message="Before you switch" />}
        share="most"
        beside={<QuestionList questions={appQuestions} />}
      />
    </>
  );
}
