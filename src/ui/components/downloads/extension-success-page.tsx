import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { BrowserFrame } from '../images/browser-frame.tsx';
import { PhoneFrame } from '../images/phone-frame.tsx';
import { PhoneRow } from '../images/phone-row.tsx';
import { AddressSearch } from '../images/screens/address-search.tsx';
import { ClearButton } from '../images/screens/clear-button.tsx';
import { Settings } from '../images/screens/settings.tsx';
import { StartPage } from '../images/screens/start-page.tsx';
import { TrackerPanel } from '../images/screens/tracker-panel.tsx';
import { Opening } from '../opening.tsx';
import buttons from '../parts/button-row.module.css';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { QuestionList } from '../parts/question-list.tsx';
import { Section } from '../parts/section.tsx';
import { DownloadLink } from './download-link.tsx';
import { extensionQuestions } from './extension-questions.ts';
import styles from './extension-success-page.module.css';
import { PhoneCode } from './phone-code.tsx';

const values = { name: brand.name };

const slides = [
  {
    id: 'clear',
    phone: (
      <PhoneFrame address="news.example">
        <ClearButton on="phone" />
      </PhoneFrame>
    ),
    words: <Trans id="downloads.success.slides.clear" message="A button that clears everything" />,
  },
  {
    id: 'start',
    phone: (
      <PhoneFrame>
        <StartPage on="phone" />
      </PhoneFrame>
    ),
    words: <Trans id="downloads.success.slides.start" message="Your favorites on the start page" />,
  },
  {
    id: 'trackers',
    phone: (
      <PhoneFrame address="news.example">
        <TrackerPanel on="phone" />
      </PhoneFrame>
    ),
    words: <Trans id="downloads.success.slides.trackers" message="The same tracker blocking" />,
  },
  {
    id: 'settings',
    phone: (
      <PhoneFrame>
        <Settings on="phone" />
      </PhoneFrame>
    ),
    words: <Trans id="downloads.success.slides.settings" message="Themes, and the settings you’d expect" />,
  },
] as const;

/** Opens after the extension was installed: what it does from now on, and how to get the same on the phone. */
export function ExtensionSuccessPage() {
  const { i18n } = useLingui();
  return (
    <>
      <Opening
        title={<Trans id="downloads.success.title" message="The extension is installed" />}
        lead={
          <Trans
            id="downloads.success.lead"
            message="There’s nothing to set up. Type a search in the address bar to try it."
          />
        }
        image={
          <BrowserFrame
            extended
            tab="news.example"
            address={i18n._({ id: 'screens.address.typed', message: 'when do duckl' })}
            narrow={<AddressSearch on="narrow" />}
          >
            <AddressSearch on="desktop" />
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
                message="Searches from the address bar go to {name}, and we don’t keep them."
                values={values}
              />
            </Fact>
            <Fact name={<Trans id="downloads.success.trackers" message="Blocked trackers" />}>
              <Trans
                id="downloads.success.trackers.text"
                message="Scripts that follow you from site to site are blocked. Click the shield to see which ones."
              />
            </Fact>
            <Fact name={<Trans id="downloads.success.https" message="Encrypted connections" />}>
              <Trans
                id="downloads.success.https.text"
                message="If a site supports encryption, you get the encrypted version."
              />
            </Fact>
            <Fact name={<Trans id="downloads.success.email" message="E-mail without trackers" />}>
              <Trans
                id="downloads.success.email.text"
                message="Sign up in the extension for private addresses that remove trackers and forward to your inbox."
              />
            </Fact>
          </FactList>
        </div>
      </Section>
      <Section
        id="phone"
        title={<Trans id="downloads.success.phone" message="Now for your phone" />}
        intro={
          <Trans
            id="downloads.success.phone.intro"
            message="The extension protects one browser on one computer. Our app brings the same protection to your phone."
          />
        }
        share="own"
        beside={<PhoneCode />}
        below={
          <PhoneRow labelledBy="phone-title">
            {slides.map(({ id, phone, words }) => (
              <figure key={id} className={styles.slide}>
                {phone}
                <figcaption>{words}</figcaption>
              </figure>
            ))}
          </PhoneRow>
        }
      >
        <p className={buttons.row}>
          <DownloadLink download="appStore" place="phone" kind="secondary" />
          <DownloadLink download="googlePlay" place="phone" kind="secondary" />
        </p>
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
