import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { minimumSystems } from '../../../domain/download/apps.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { InstallOnMac } from '../images/screens/install.tsx';
import { Disclosure } from '../parts/disclosure.tsx';
import { Section } from '../parts/section.tsx';
import { Table } from '../parts/table.tsx';
import { DownloadLink, SystemNeeded } from './download-link.tsx';
import { MacSteps } from './install-guides.tsx';
import { Opening } from './opening.tsx';
import styles from './platform-page.module.css';
import { Started } from './started.tsx';

const values = { name: brand.name };

/** The browser for Macs: the file, how it is installed, how it differs from the one in the App Store. */
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
            message="A quick browser that blocks trackers before they load and answers cookie pop-ups for you. It brings your bookmarks and passwords over from Safari, Chrome or Firefox."
          />
        }
        actions={
          <>
            <DownloadLink download="mac" place="hero" kind="primary" />
            <DownloadLink download="macAppStore" place="hero" kind="secondary" />
          </>
        }
      />
      <div className={styles.under}>
        <p className={styles.needs}>
          <Trans
            id="downloads.mac.needs"
            message="Free. For {system} or later, on Apple and Intel processors."
            values={{ system: minimumSystems.mac.label }}
          />
        </p>
        <Started />
      </div>
      <Section
        id="install"
        tone="sky"
        title={<Trans id="downloads.mac.install.title" message="Installed in three steps" />}
      >
        <MacSteps />
      </Section>
      <Section
        id="differences"
        width="reading"
        title={<Trans id="downloads.mac.differences.title" message="Our download or the App Store?" />}
        intro={
          <Trans
            id="downloads.mac.differences.intro"
            message="It is the same browser. Apple’s rules for its store make four differences."
          />
        }
      >
        <Table
          id="mac-differences"
          caption={
            <Trans
              id="downloads.mac.differences.caption"
              message="What differs between the two versions for Mac"
            />
          }
          columns={[
            { id: 'what', head: <Trans id="downloads.mac.differences.what" message="What" /> },
            { id: 'direct', head: <Trans id="downloads.mac.differences.direct" message="Our download" /> },
            { id: 'store', head: <Trans id="downloads.mac.differences.store" message="App Store" /> },
          ]}
          rows={[
            {
              id: 'system',
              head: <Trans id="downloads.mac.differences.system" message="Oldest system" />,
              cells: [
                <SystemNeeded key="direct" download="mac" />,
                <SystemNeeded key="store" download="macAppStore" />,
              ],
            },
            {
              id: 'updates',
              head: <Trans id="downloads.mac.differences.updates" message="Updates" />,
              cells: [
                <Trans key="direct" id="downloads.mac.differences.updates.own" message="by itself" />,
                <Trans key="store" id="downloads.mac.differences.updates.store" message="by the App Store" />,
              ],
            },
            {
              id: 'files',
              head: (
                <Trans id="downloads.mac.differences.files" message="Opens web pages saved on your Mac" />
              ),
              cells: [
                <Trans key="direct" id="downloads.mac.differences.yes" message="yes" />,
                <Trans key="store" id="downloads.mac.differences.no" message="no" />,
              ],
            },
            {
              id: 'bitwarden',
              head: (
                <Trans id="downloads.mac.differences.bitwarden" message="Fills passwords from Bitwarden" />
              ),
              cells: [
                <Trans key="direct" id="downloads.mac.differences.yes" message="yes" />,
                <Trans key="store" id="downloads.mac.differences.no" message="no" />,
              ],
            },
          ]}
        />
      </Section>
      <Section
        id="help"
        title={<Trans id="downloads.mac.help.title" message="If something gets in the way" />}
        share="most"
        beside={
          <>
            <Disclosure
              summary={
                <Trans
                  id="downloads.mac.help.import"
                  message="How do I bring my bookmarks and passwords along?"
                />
              }
            >
              <p>
                <Trans
                  id="downloads.mac.help.import.answer"
                  message="In the menu bar choose File, then Import. Pick your old browser and say what you want to bring. Everything is read on your Mac and sent nowhere."
                />
              </p>
            </Disclosure>
            <Disclosure
              summary={
                <Trans id="downloads.mac.help.old" message="Does it run on an older version of macOS?" />
              }
            >
              <p>
                <Trans
                  id="downloads.mac.help.old.answer"
                  message="It needs {system}. Look under Apple menu, then About This Mac. If your Mac can’t be updated that far, <0>here is what works instead</0>."
                  values={{ system: minimumSystems.mac.label }}
                  // biome-ignore lint/a11y/useAnchorContent: its text is in the message
                  components={{ 0: <a href={`${pathIn(locale, '/app/no-support')}#old-mac`} /> }}
                />
              </p>
            </Disclosure>
            <Disclosure
              summary={
                <Trans
                  id="downloads.mac.help.blocked"
                  message="macOS says the app can’t be opened. What now?"
                />
              }
            >
              <p>
                <Trans
                  id="downloads.mac.help.blocked.answer"
                  message="Delete the file and download it again from this page: an interrupted download looks like a damaged app. If it happens twice, write to {email}."
                  values={{ email: brand.supportEmail }}
                />
              </p>
            </Disclosure>
            <Disclosure
              summary={
                <Trans id="downloads.mac.help.default" message="How do I make it my default browser?" />
              }
            >
              <p>
                <Trans
                  id="downloads.mac.help.default.answer"
                  message="Open System Settings, then Desktop & Dock, and choose {name} under Default web browser."
                  values={values}
                />
              </p>
            </Disclosure>
            <Disclosure
              summary={<Trans id="downloads.mac.help.remove" message="How do I remove it again?" />}
            >
              <p>
                <Trans
                  id="downloads.mac.help.remove.answer"
                  message="Quit {name} and drag it from Applications to the Bin."
                  values={values}
                />
              </p>
            </Disclosure>
          </>
        }
      />
    </>
  );
}
