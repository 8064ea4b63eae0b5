import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { BrowserFrame } from '../images/browser-frame.tsx';
import { PhoneFrame } from '../images/phone-frame.tsx';
import { ClearButton } from '../images/screens/clear-button.tsx';
import { SearchResults } from '../images/screens/search-results.tsx';
import { Settings } from '../images/screens/settings.tsx';
import { StartPage } from '../images/screens/start-page.tsx';
import { TrackerPanel } from '../images/screens/tracker-panel.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { QuestionList } from '../parts/question-list.tsx';
import { Section } from '../parts/section.tsx';
import { DownloadButton } from './download-button.tsx';
import { extensionQuestions } from './extension-questions.ts';
import styles from './extension-success-page.module.css';
import { Opening } from './opening.tsx';
import { PhoneCode } from './phone-code.tsx';

const values = { name: brand.name };

const slides = [
  {
    id: 'clear',
    screen: <ClearButton on="phone" />,
    words: <Trans id="downloads.success.slides.clear" message="A button that deletes it all" />,
  },
  {
    id: 'start',
    screen: <StartPage on="phone" />,
    words: (
      <Trans id="downloads.success.slides.start" message="A start page with your favorites, and a widget" />
    ),
  },
  {
    id: 'trackers',
    screen: <TrackerPanel on="phone" />,
    words: <Trans id="downloads.success.slides.trackers" message="The same blocking as here" />,
  },
  {
    id: 'settings',
    screen: <Settings on="phone" />,
    words: <Trans id="downloads.success.slides.settings" message="A dark theme, and all else you expect" />,
  },
] as const;

/** What opens after the extension was installed: what it does from now on, and the same for the phone. */
export function ExtensionSuccessPage() {
  return (
    <>
      <Opening
        title={<Trans id="downloads.success.title" message="The extension is installed" />}
        lead={
          <Trans
            id="downloads.success.lead"
            message="You don’t have to set anything up. Type in the address bar to try it."
          />
        }
        image={
          <BrowserFrame>
            <SearchResults on="desktop" />
          </BrowserFrame>
        }
      />
      <Section
        id="points"
        tone="sky"
        title={<Trans id="downloads.success.points" message="What it does from now on" />}
      >
        <div className={styles.points}>
          <FactList shape="stacked">
            <Fact name={<Trans id="downloads.success.search" message="Private search" />}>
              <Trans
                id="downloads.success.search.text"
                message="What you type in the address bar goes to {name}, which does not keep it."
                values={values}
              />
            </Fact>
            <Fact name={<Trans id="downloads.success.trackers" message="Blocked trackers" />}>
              <Trans
                id="downloads.success.trackers.text"
                message="Scripts that follow you from site to site are stopped. Click the shield to see them."
              />
            </Fact>
            <Fact name={<Trans id="downloads.success.https" message="Encrypted connections" />}>
              <Trans
                id="downloads.success.https.text"
                message="Where a site offers encryption, you get it."
              />
            </Fact>
            <Fact name={<Trans id="downloads.success.email" message="E-mail without trackers" />}>
              <Trans
                id="downloads.success.email.text"
                message="If you like: private addresses that forward to yours. You sign up for them in the extension."
              />
            </Fact>
          </FactList>
        </div>
      </Section>
      <Section
        id="phone"
        title={<Trans id="downloads.success.phone" message="Now your phone" />}
        intro={
          <Trans
            id="downloads.success.phone.intro"
            message="An extension protects one browser on one computer. The app does the same, and more, on your phone."
          />
        }
        share="own"
        beside={<PhoneCode />}
        below={
          <div className={styles.slides}>
            {slides.map(({ id, screen, words }) => (
              <figure key={id} className={styles.slide}>
                <PhoneFrame>{screen}</PhoneFrame>
                <figcaption>{words}</figcaption>
              </figure>
            ))}
          </div>
        }
      >
        <DownloadButton place="phone" />
      </Section>
      <Section
        id="questions"
        title={<Trans id="downloads.success.questions.title" message="Good to know" />}
        share="most"
        beside={<QuestionList questions={extensionQuestions} />}
      />
    </>
  );
}
