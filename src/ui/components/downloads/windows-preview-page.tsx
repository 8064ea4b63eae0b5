import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { legalEntity } from '../../../domain/company/legal-entity.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { BrowserFrame } from '../images/browser-frame.tsx';
import { HalfDrawn } from '../images/half-drawn.tsx';
import screens from '../images/screens/screens.module.css';
import { Opening } from '../opening.tsx';
import buttons from '../parts/button-row.module.css';
import { Card } from '../parts/card.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { AllDownloads } from './all-downloads.tsx';
import { DownloadLink, SystemNeeded } from './download-link.tsx';
import { OtherDevice } from './other-device.tsx';
import platform from './platform-page.module.css';
import { Started } from './started.tsx';

const values = { name: brand.name };

/** The preview for Windows: its risks and what its crash reports contain come before its features. */
export function WindowsPreviewPage() {
  const { locale } = usePage();
  return (
    <>
      <Opening
        image={
          <div className={screens.place}>
            <BrowserFrame system="windows" className={screens.large}>
              <HalfDrawn />
            </BrowserFrame>
          </div>
        }
        over={<Trans id="downloads.preview.over" message="Windows preview" />}
        title={<Trans id="downloads.preview.title" message="Features before they’re finished" />}
        lead={
          <Trans
            id="downloads.preview.lead"
            message="The preview uses a pre-release version of the Windows web engine and features we’re still working on. Expect crashes, and don’t make it your only browser."
          />
        }
        under={
          <div className={platform.under}>
            <OtherDevice than="windows" />
            <div className={buttons.row}>
              <DownloadLink
                download="windowsPreview"
                place="hero"
                kind="primary"
                className={platform.forWindows}
              />
            </div>
            <p className={platform.needs}>
              <SystemNeeded download="windowsPreview" />
            </p>
            <a className={platform.steady} href={pathIn(locale, '/windows')}>
              <Trans id="downloads.preview.steady" message="Get the regular version instead" />
            </a>
            <AllDownloads />
            <Started own={{ windows: '/windows-preview#install' }} />
          </div>
        }
      />
      <Section
        id="reports"
        tone="sunken"
        title={<Trans id="downloads.preview.reports.title" message="What a crash report contains" />}
        intro={
          <Trans
            id="downloads.preview.reports.intro"
            message="When the preview crashes, it sends us an anonymous report with these five facts."
          />
        }
        share="most"
        beside={
          <FactList shape="entries">
            <Fact name={<Trans id="downloads.preview.reports.feature" message="Feature" />}>
              <Trans
                id="downloads.preview.reports.feature.text"
                message="Which part of the browser was in use"
              />
            </Fact>
            <Fact name={<Trans id="downloads.preview.reports.version" message="Version" />}>
              <Trans
                id="downloads.preview.reports.version.text"
                message="Which version of the preview it was"
              />
            </Fact>
            <Fact name={<Trans id="downloads.preview.reports.system" message="System" />}>
              <Trans
                id="downloads.preview.reports.system.text"
                message="Which version of Windows it ran on"
              />
            </Fact>
            <Fact name={<Trans id="downloads.preview.reports.memory" message="Memory" />}>
              <Trans id="downloads.preview.reports.memory.text" message="How much memory was in use" />
            </Fact>
            <Fact name={<Trans id="downloads.preview.reports.time" message="Time" />}>
              <Trans id="downloads.preview.reports.time.text" message="When the crash happened" />
            </Fact>
          </FactList>
        }
      >
        <p>
          <Trans
            id="downloads.preview.reports.not"
            message="It doesn’t contain the pages you visited, your searches or your name."
          />
        </p>
      </Section>
      <Section
        id="install"
        title={<Trans id="downloads.preview.install.title" message="Next to the regular version" />}
        intro={
          <Trans
            id="downloads.preview.install.text"
            message="The preview is a separate app. You can install it next to the regular version and use both."
          />
        }
        share="aside"
        beside={
          <Card kind="wash">
            <p>
              <Trans
                id="downloads.preview.feedback"
                message="Found something broken? Write to <0>{email}</0> and tell us what you were doing just before."
                values={{ email: brand.supportEmail }}
                // biome-ignore lint/a11y/useAnchorContent: the message puts the address into the link
                components={{ 0: <a href={`mailto:${brand.supportEmail}`} /> }}
              />
            </p>
          </Card>
        }
      >
        <Prose>
          <ul>
            <li>
              <Trans
                id="downloads.preview.install.open"
                message="Open Mallard.Preview.Installer.exe from your Downloads folder. Windows should name {company} as the publisher."
                values={{ company: legalEntity.name }}
              />
            </li>
            <li>
              <Trans
                id="downloads.preview.install.leave"
                message="To remove it, open Settings, then Apps, and uninstall {name} Preview. The regular version stays."
                values={values}
              />
            </li>
          </ul>
        </Prose>
      </Section>
    </>
  );
}
