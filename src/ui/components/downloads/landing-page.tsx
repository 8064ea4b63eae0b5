import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { figures } from '../../../domain/marketing/figures.ts';
import { PhoneFrame } from '../images/phone-frame.tsx';
import { TrackerPanel } from '../images/screens/tracker-panel.tsx';
import { Table } from '../parts/table.tsx';
import { DownloadButton } from './download-button.tsx';
import styles from './landing-page.module.css';

const values = { name: brand.name };

/** The landing page for campaigns: a claim, a button, and what it means in four rows. */
export function LandingPage() {
  const { i18n } = useLingui();
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.claim}>
          <Trans id="downloads.landing.title" message="See who follows you. Then watch them stop." />
        </h1>
        <p className={styles.lead}>
          <Trans
            id="downloads.landing.lead"
            message="{name} is a free browser that shows you the trackers on each page and blocks them."
            values={values}
          />
        </p>
        <DownloadButton place="landing" />
      </div>
      <PhoneFrame
        address="news.example"
        className={styles.phone}
        title={i18n._({
          id: 'downloads.landing.image',
          message: 'A news page in the app; a panel lists the trackers blocked on it.',
        })}
      >
        <TrackerPanel on="phone" />
      </PhoneFrame>
      <div>
        <Table
          id="first-hour"
          narrow="wrap"
          caption={<Trans id="downloads.landing.table" message="An ordinary hour on the web" />}
          columns={[
            { id: 'what', head: { id: 'downloads.landing.what', message: 'What you do' } },
            { id: 'other', head: { id: 'downloads.landing.other', message: 'In many browsers' } },
            { id: 'own', head: brand.name },
          ]}
          rows={[
            {
              id: 'news',
              head: <Trans id="downloads.landing.news" message="Read the news" />,
              cells: [
                <Trans
                  key="other"
                  id="downloads.landing.news.other"
                  message="Advertisers learn what you read"
                />,
                <Trans key="own" id="downloads.landing.news.own" message="Their scripts don’t load" />,
              ],
            },
            {
              id: 'search',
              head: <Trans id="downloads.landing.search" message="Look up a symptom" />,
              cells: [
                <Trans
                  key="other"
                  id="downloads.landing.search.other"
                  message="The search is added to your profile"
                />,
                <Trans key="own" id="downloads.landing.search.own" message="We don’t keep your searches" />,
              ],
            },
            {
              id: 'cookies',
              head: <Trans id="downloads.landing.cookies" message="Shop online" />,
              cells: [
                <Trans
                  key="other"
                  id="downloads.landing.cookies.other"
                  message="A cookie pop-up gets in the way"
                />,
                <Trans key="own" id="downloads.landing.cookies.own" message="It’s answered for you" />,
              ],
            },
          ]}
        />
        <p className={styles.rating}>
          <Trans
            id="downloads.landing.rating"
            message="{stars} out of 5 stars on iOS, from {reviews} reviews."
            values={{
              stars: i18n.number(figures.ratings.iOS.stars),
              reviews: i18n.number(figures.ratings.iOS.reviews),
            }}
          />
        </p>
      </div>
    </div>
  );
}
