import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Card } from '../parts/card.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { DownloadLink, SystemNeeded } from './download-link.tsx';
import { Opening } from './opening.tsx';
import platform from './platform-page.module.css';
import { Started } from './started.tsx';

const values = { name: brand.name };

/** The preview for Windows: what it risks and what its crash reports contain stand before what it brings. */
export function WindowsPreviewPage() {
  const { locale } = usePage();
  return (
    <>
      <Opening
        over={<Trans id="downloads.preview.over" message="Windows preview" />}
        title={<Trans id="downloads.preview.title" message="Early, and not always steady" />}
        lead={
          <Trans
            id="downloads.preview.lead"
            message="The preview is built from the newest code every week. You see features before they are finished, so expect crashes, and do not make it your only browser."
          />
        }
        actions={
          <>
            <DownloadLink download="windowsPreview" place="hero" kind="primary" />
            <a className={platform.beside} href={pathIn(locale, '/windows')}>
              <Trans id="downloads.preview.steady" message="I’d rather have the regular version" />
            </a>
          </>
        }
      />
      <div className={platform.under}>
        <p className={platform.needs}>
          <SystemNeeded download="windowsPreview" />
        </p>
        <Started />
      </div>
      <Section
        id="reports"
        tone="sunken"
        title={<Trans id="downloads.preview.reports.title" message="What a crash report contains" />}
        intro={
          <Trans
            id="downloads.preview.reports.intro"
            message="When the preview crashes, it sends us these five facts, and nothing else. The regular version sends no crash reports."
          />
        }
        share="most"
        beside={
          <FactList shape="entries">
            <Fact name={<Trans id="downloads.preview.reports.feature" message="Feature" />}>
              <Trans
                id="downloads.preview.reports.feature.text"
                message="Which part of the browser was in use, such as the tab bar"
              />
            </Fact>
            <Fact name={<Trans id="downloads.preview.reports.version" message="Version" />}>
              <Trans id="downloads.preview.reports.version.text" message="The version of the preview" />
            </Fact>
            <Fact name={<Trans id="downloads.preview.reports.system" message="System" />}>
              <Trans id="downloads.preview.reports.system.text" message="The version of Windows" />
            </Fact>
            <Fact name={<Trans id="downloads.preview.reports.memory" message="Memory" />}>
              <Trans
                id="downloads.preview.reports.memory.text"
                message="How much memory the browser used and how much was free"
              />
            </Fact>
            <Fact name={<Trans id="downloads.preview.reports.time" message="Time" />}>
              <Trans
                id="downloads.preview.reports.time.text"
                message="When it happened, and how long the browser had been open"
              />
            </Fact>
          </FactList>
        }
      >
        <p>
          <Trans
            id="downloads.preview.reports.not"
            message="A report has no page address, no search, no name and no number that stands for you."
          />
        </p>
      </Section>
      <Section
        id="install"
        title={<Trans id="downloads.preview.install.title" message="Side by side with the regular version" />}
        share="aside"
        beside={
          <Card kind="wash">
            <p>
              <Trans
                id="downloads.preview.feedback"
                message="Found something broken? Open the menu, choose Send feedback, and say what you did just before. The people who build the preview read every message."
              />
            </p>
          </Card>
        }
      >
        <Prose>
          <p>
            <Trans
              id="downloads.preview.install.text"
              message="The preview installs like the regular version, next to it, with settings, bookmarks and passwords of its own. Nothing you do in one changes the other."
            />
          </p>
          <ul>
            <li>
              <Trans
                id="downloads.preview.install.open"
                message="Open Mallard.Preview.Installer.exe from your Downloads folder and confirm that the publisher is {company}."
                values={{ company: brand.company.name }}
              />
            </li>
            <li>
              <Trans
                id="downloads.preview.install.updates"
                message="It updates itself each week while it is closed."
              />
            </li>
            <li>
              <Trans
                id="downloads.preview.install.leave"
                message="To leave, uninstall {name} Preview under Settings, Apps. Its data goes with it."
                values={values}
              />
            </li>
          </ul>
        </Prose>
      </Section>
    </>
  );
}
