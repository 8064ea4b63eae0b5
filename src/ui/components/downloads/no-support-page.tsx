import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';
import { extensionRules } from '../../../domain/device/extension-rules.ts';
import { minimumSystems } from '../../../domain/download/apps.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { OldComputer } from '../images/old-computer.tsx';
import { Opening } from '../opening.tsx';
import { Section } from '../parts/section.tsx';
import { DownloadLink } from './download-link.tsx';
import { ExtensionLinks } from './extension-links.tsx';
import styles from './no-support-page.module.css';
import { PhoneCode } from './phone-code.tsx';
import { PlatformChoices } from './platform-choices.tsx';
import { Started } from './started.tsx';

const firefox = extensionRules.firefox.from;
const edge = extensionRules.chrome.from;
const { host } = new URL(brand.site);

/** For systems that none of the downloads runs on: what to do there, starting with the least effort. */
export function NoSupportPage() {
  const { locale } = usePage();
  return (
    <>
      <Opening
        image={<OldComputer />}
        title={
          <Trans
            id="downloads.no-support.title"
            message="{name} doesn’t run on every device"
            values={{ name: brand.name }}
          />
        }
        lead={
          <Trans
            id="downloads.no-support.lead"
            message="Some systems are too old for it, and there is no app for Linux. You can still search privately on all of them, and block trackers on most. Find your device below."
          />
        }
        under={
          <div className={styles.runs}>
            <p>
              <Trans
                id="downloads.no-support.runs"
                message="If your system is new enough, {name} runs on this device."
                values={{ name: brand.name }}
              />
            </p>
            <PlatformChoices place="hero" without={['app', 'other']} />
            <Started />
          </div>
        }
      />
      <Section
        id="systems"
        title={<Trans id="downloads.no-support.systems" message="What works on your device" />}
        share="most"
        beside={
          <dl className={styles.systems}>
            <System
              id="old-mac"
              name={
                <Trans
                  id="downloads.no-support.mac"
                  message="Macs before {system}"
                  values={{ system: minimumSystems.mac.label }}
                />
              }
            >
              <Trans
                id="downloads.no-support.mac.text"
                message="Open the Apple menu, then System Preferences, then Software Update, to see whether your Mac can be updated to {system} or later. If it can’t, our extension works in Firefox {firefox} or later."
                values={{ system: minimumSystems.mac.label, firefox }}
              />
            </System>
            <System
              id="old-windows"
              name={
                <Trans
                  id="downloads.no-support.windows"
                  message="Windows 7, Windows 8 and early Windows 10"
                />
              }
            >
              <Trans
                id="downloads.no-support.windows.text"
                message="On Windows 10, run Windows Update to get {system} or later. Windows 7 and 8 no longer get security updates from Microsoft, and no browser can make up for that. Until you move to a newer system, our extension works in Firefox {firefox} or later."
                values={{ system: minimumSystems.windows.label, firefox }}
              />
            </System>
            <System
              id="old-ios"
              name={
                <Trans
                  id="downloads.no-support.ios"
                  message="iPhones and iPads before {system}"
                  values={{ system: minimumSystems.ios.label }}
                />
              }
            >
              <Trans
                id="downloads.no-support.ios.text"
                message="Open Settings, then General, then Software Update, to see whether yours can be updated to {system} or later. If it can’t, you can still use our search in Safari: open {address} and add it to your home screen."
                values={{ system: minimumSystems.ios.label, address: host }}
              />
            </System>
            <System
              id="old-android"
              name={
                <Trans
                  id="downloads.no-support.android"
                  message="Phones and tablets before {system}"
                  values={{ system: minimumSystems.android.label }}
                />
              }
            >
              <Trans
                id="downloads.no-support.android.text"
                message="Look for a system update in Settings first. If there isn’t one, you can still use our search in any browser: open {address} and add it to your home screen."
                values={{ address: host }}
              />
            </System>
            <System id="linux" name={<Trans id="downloads.no-support.linux" message="Linux" />}>
              <Trans
                id="downloads.no-support.linux.text"
                message="Our extension adds private search and tracker blocking to Firefox {firefox} or later and to Microsoft Edge {edge} or later."
                values={{ firefox, edge }}
              />
            </System>
            <System
              id="chromebook"
              name={<Trans id="downloads.no-support.chromebook" message="Chromebooks" />}
            >
              <Trans
                id="downloads.no-support.chromebook.text"
                message="If your Chromebook has the Play Store, install the Android app. <0/>"
                components={{ 0: <DownloadLink download="googlePlay" place="chromebook" /> }}
              />
            </System>
          </dl>
        }
      >
        <p className={styles.all}>
          <a href={pathIn(locale, '/app/devices')}>
            <Trans id="downloads.no-support.all" message="See all downloads" />
          </a>
        </p>
        <div className={styles.phone}>
          <PhoneCode />
        </div>
      </Section>
      <Section
        id="extension"
        tone="sky"
        title={<Trans id="downloads.no-support.extension.title" message="The browser extension" />}
        intro={
          <Trans
            id="downloads.no-support.extension.intro"
            message="The extension adds private search and tracker blocking to Firefox and Microsoft Edge on any computer, and to Chrome and Brave on Mac and Windows."
          />
        }
      >
        <ExtensionLinks place="extension" />
      </Section>
    </>
  );
}

interface SystemProps {
  readonly id: string;
  readonly name: ReactNode;
  readonly children: ReactNode;
}

function System({ id, name, children }: SystemProps) {
  return (
    <div id={id} className={styles.system}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
