import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { minimumSystems } from '../../../domain/download/apps.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { BrowserFrame } from '../images/browser-frame.tsx';
import { HalfDrawn } from '../images/half-drawn.tsx';
import { ClearButton } from '../images/screens/clear-button.tsx';
import { InstallOnWindows } from '../images/screens/install.tsx';
import screens from '../images/screens/screens.module.css';
import { Opening } from '../opening.tsx';
import buttons from '../parts/button-row.module.css';
import { Section } from '../parts/section.tsx';
import { AllDownloads } from './all-downloads.tsx';
import { DownloadLink } from './download-link.tsx';
import { WindowsSteps } from './install-guides.tsx';
import { OtherDevice } from './other-device.tsx';
import styles from './platform-page.module.css';
import { Started } from './started.tsx';
import { WindowsHelp } from './windows-help.tsx';

const values = { name: brand.name };

/** The browser for Windows. The experiment `windowsinstaller` decides which installer is shown; the page contains both. */
export function WindowsPage() {
  const { locale } = usePage();
  return (
    <>
      <Opening
        size="large"
        image={
          <BrowserFrame
            system="windows"
            address="news.example"
            tab={<Trans id="screens.article.title" message="Spring on the pond" />}
            narrow={<ClearButton on="narrow" />}
          >
            <ClearButton on="desktop" />
          </BrowserFrame>
        }
        title={<Trans id="downloads.windows.title" message="{name} for Windows" values={values} />}
        lead={
          <Trans
            id="downloads.windows.lead"
            message="Private search, tracker blocking and a button that clears everything. It uses the web engine built into Windows, which Windows keeps up to date."
          />
        }
        under={
          <div className={styles.under}>
            <OtherDevice than="windows" />
            <div className={buttons.row}>
              <DownloadLink
                download="windows"
                place="hero"
                kind="primary"
                className={`${styles.usualInstaller} ${styles.forWindows}`}
              />
              <DownloadLink
                download="windowsAppInstaller"
                place="hero"
                kind="primary"
                className={`${styles.newInstaller} ${styles.forWindows}`}
              />
              <DownloadLink download="microsoftStore" place="hero" kind="secondary" />
            </div>
            <p className={styles.needs}>
              <Trans
                id="downloads.windows.needs"
                message="Free. For {system} or later, including Windows 11."
                values={{ system: minimumSystems.windows.label }}
              />
            </p>
            <AllDownloads />
            <Started own={{ windows: '/windows#install' }} />
          </div>
        }
      />
      <Section
        id="install"
        tone="sky"
        title={<Trans id="downloads.windows.install.title" message="How to install it" />}
        beside={<InstallOnWindows />}
      >
        <div id="exe" className={styles.usualInstaller}>
          <WindowsSteps file="exe" />
        </div>
        <div className={styles.newInstaller}>
          <WindowsSteps file="appinstaller" />
        </div>
      </Section>
      <WindowsHelp />
      <Section
        id="preview"
        tone="sky"
        beside={
          <div className={screens.place}>
            <BrowserFrame system="windows" className={screens.large}>
              <HalfDrawn />
            </BrowserFrame>
          </div>
        }
        title={<Trans id="downloads.windows.preview.title" message="Want to see what comes next?" />}
        intro={
          <Trans
            id="downloads.windows.preview.intro"
            message="The preview has features we’re still working on, and it crashes now and then. You can install it next to the regular version. <0>Read about the preview</0>"
            // biome-ignore lint/a11y/useAnchorContent: its text is in the message
            components={{ 0: <a href={pathIn(locale, '/windows-preview')} /> }}
          />
        }
      />
    </>
  );
}
