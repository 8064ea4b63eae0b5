import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { minimumSystems } from '../../../domain/download/apps.ts';
import { usePage } from '../../hooks/use-page.ts';
import { InstallOnMac } from '../images/screens/install.tsx';
import { Opening } from '../opening.tsx';
import buttons from '../parts/button-row.module.css';
import { QuestionList } from '../parts/question-list.tsx';
import { Section } from '../parts/section.tsx';
import { Table } from '../parts/table.tsx';
import { AllDownloads } from './all-downloads.tsx';
import { DownloadLink, SystemNeeded } from './download-link.tsx';
import { MacSteps } from './install-guides.tsx';
import { macQuestions } from './mac-questions.tsx';
import { OtherDevice } from './other-device.tsx';
import styles from './platform-page.module.css';
import { Started } from './started.tsx';

const values = { name: brand.name };

/** The browser for Macs: the file, how to install it, and how it differs from the one in the App Store. */
export function MacPage() {
  const { locale } = usePage();
  return (
    <>
      <Opening
        size="large"
        image={<InstallOnMac />}
        title={<Trans id="downloads.mac.title" message="{name} for Mac" values={values} />}
        lead={
          <Trans
            id="downloads.mac.lead"
            message="A browser that blocks trackers before they load and answers cookie pop-ups for you. Import your bookmarks and passwords from Safari, Chrome or Firefox."
          />
        }
        under={
          <div className={styles.under}>
            <OtherDevice than="macos" />
            <div className={buttons.row}>
              <DownloadLink download="mac" place="hero" kind="primary" className={styles.forMac} />
              <DownloadLink download="macAppStore" place="hero" kind="secondary" />
            </div>
            <p className={styles.needs}>
              <Trans
                id="downloads.mac.needs"
                message="Free. Our download runs on {system} or later, and the App Store version on {storeSystem} or later. Both run on Apple and Intel processors."
                values={{
                  system: minimumSystems.mac.label,
                  storeSystem: minimumSystems.macAppStore.label,
                }}
              />
            </p>
            <AllDownloads />
            <Started />
          </div>
        }
      />
      <Section
        id="install"
        tone="sky"
        title={<Trans id="downloads.mac.install.title" message="Installed in three steps" />}
      >
        <MacSteps />
      </Section>
      <Section
        id="differences"
        title={<Trans id="downloads.mac.differences.title" message="Our download or the App Store?" />}
        intro={
          <Trans
            id="downloads.mac.differences.intro"
            message="It’s the same browser, with four differences."
          />
        }
        share="most"
        beside={
          <Table
            id="mac-differences"
            narrow="wrap"
            caption={
              <Trans id="downloads.mac.differences.caption" message="How the two versions for Mac differ" />
            }
            columns={[
              { id: 'what', head: { id: 'downloads.mac.differences.what', message: 'Difference' } },
              { id: 'direct', head: { id: 'downloads.mac.differences.direct', message: 'Our download' } },
              { id: 'store', head: { id: 'downloads.mac.differences.store', message: 'App Store' } },
            ]}
            rows={[
              {
                id: 'system',
                head: <Trans id="downloads.mac.differences.system" message="System" />,
                cells: [
                  <SystemNeeded key="direct" download="mac" />,
                  <SystemNeeded key="store" download="macAppStore" />,
                ],
              },
              {
                id: 'updates',
                head: <Trans id="downloads.mac.differences.updates" message="Updates" />,
                cells: [
                  <Trans key="direct" id="downloads.mac.differences.updates.own" message="Automatic" />,
                  <Trans
                    key="store"
                    id="downloads.mac.differences.updates.store"
                    message="Through the App Store"
                  />,
                ],
              },
              {
                id: 'files',
                head: (
                  <Trans id="downloads.mac.differences.files" message="Opens web pages saved on your Mac" />
                ),
                cells: [
                  <Trans key="direct" id="downloads.mac.differences.yes" message="Yes" />,
                  <Trans key="store" id="downloads.mac.differences.no" message="No" />,
                ],
              },
              {
                id: 'bitwarden',
                head: (
                  <Trans
                    id="downloads.mac.differences.bitwarden"
                    message="Fills in passwords from Bitwarden"
                  />
                ),
                cells: [
                  <Trans key="direct" id="downloads.mac.differences.yes" message="Yes" />,
                  <Trans key="store" id="downloads.mac.differences.no" message="No" />,
                ],
              },
            ]}
          />
        }
      />
      <Section
        id="help"
        title={<Trans id="downloads.mac.help.title" message="If something goes wrong" />}
        share="most"
        beside={<QuestionList questions={macQuestions(locale)} />}
      />
    </>
  );
}
