import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { minimumSystems } from '../../../domain/download/apps.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { Section } from '../parts/section.tsx';
import { DownloadLink } from './download-link.tsx';

const values = { name: brand.name };

/** What to do when the installer on Windows stops, sorted by what the visitor sees. */
export function WindowsHelp() {
  const { locale } = usePage();
  return (
    <Section
      id="help"
      title={<Trans id="downloads.windows.help.title" message="If something goes wrong" />}
      intro={<Trans id="downloads.windows.help.intro" message="Find what you see on your screen." />}
      share="most"
      beside={
        <>
          <Disclosure
            summary={
              <Trans
                id="downloads.windows.help.package"
                message="“There is a problem with this app package”"
              />
            }
          >
            <p>
              <Trans
                id="downloads.windows.help.package.answer"
                message="The download is incomplete, or the App Installer in Windows is out of date. Download the file again. If that doesn’t help, use the Microsoft Store instead."
              />
            </p>
            <p>
              <DownloadLink download="microsoftStore" place="help" />
            </p>
          </Disclosure>
          <Disclosure
            summary={
              <Trans
                id="downloads.windows.help.administrator"
                message="“Contact your administrator” or “blocked by your organization”"
              />
            }
          >
            <p>
              <Trans
                id="downloads.windows.help.administrator.answer"
                message="Someone else manages this PC and decides what can be installed. Ask them, or use {name} on your own phone."
                values={values}
              />
            </p>
          </Disclosure>
          <Disclosure
            summary={
              <Trans
                id="downloads.windows.help.version"
                message="“This app can’t run on your PC” or “needs a newer version of Windows”"
              />
            }
          >
            <p>
              <Trans
                id="downloads.windows.help.version.answer"
                message="{name} needs {system} or later. To see your version, press Windows + R, type winver and press Enter. For Windows 7 and 8, <0>see what works instead</0>."
                values={{ name: brand.name, system: minimumSystems.windows.label }}
                // biome-ignore lint/a11y/useAnchorContent: its text is in the message
                components={{ 0: <a href={`${pathIn(locale, '/app/no-support')}#old-windows`} /> }}
              />
            </p>
          </Disclosure>
          <Disclosure
            summary={<Trans id="downloads.windows.help.nothing" message="Nothing happens when I open it" />}
          >
            <p>
              <Trans
                id="downloads.windows.help.nothing.answer"
                message="Check that the download has finished, then right-click the file and choose Open. Antivirus software can hold up a new file while it scans it."
              />
            </p>
          </Disclosure>
          <Disclosure summary={<Trans id="downloads.windows.help.remove" message="How do I uninstall it?" />}>
            <p>
              <Trans
                id="downloads.windows.help.remove.answer"
                message="Open Settings, then Apps, find {name} in the list and choose Uninstall."
                values={values}
              />
            </p>
          </Disclosure>
        </>
      }
    />
  );
}
