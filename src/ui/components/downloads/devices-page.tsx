import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import type { DownloadName } from '../../../domain/download/downloads.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import ownDevice from '../../first-paint/own-device.ts?inline-script';
import { usePage } from '../../hooks/use-page.ts';
import { Opening } from '../opening.tsx';
import { Section } from '../parts/section.tsx';
import { DeviceRow } from './device-row.tsx';
import styles from './devices-page.module.css';
import { DownloadLink, SystemNeeded } from './download-link.tsx';
import { ExtensionLinks } from './extension-links.tsx';
import { ApkSteps } from './install-guides.tsx';
import { PhoneCode } from './phone-code.tsx';
import { Started } from './started.tsx';

/** Every way to get the browser, by device. All download buttons link here. */
export function DevicesPage() {
  const { locale } = usePage();
  return (
    <>
      {/* The finish step moves it into the head. */}
      {import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: ownDevice }} />}
      <Opening
        title={<Trans id="downloads.devices.title" message="Pick your device" />}
        lead={
          <Trans
            id="downloads.devices.lead"
            message="{name} is free on every device, and you don’t need an account."
            values={{ name: brand.name }}
          />
        }
        under={
          <p>
            <Trans
              id="downloads.devices.no-support"
              message="On an older system, or on Linux? <0>See what works there</0>"
              // biome-ignore lint/a11y/useAnchorContent: its text is in the message
              components={{ 0: <a href={pathIn(locale, '/app/no-support')} /> }}
            />
          </p>
        }
      />
      <div className={styles.board}>
        <div className={styles.rows}>
          <DeviceRow
            id="mac"
            platform="macos"
            name={<Trans id="downloads.devices.mac" message="Mac" />}
            note={
              <Trans
                id="downloads.devices.mac.note"
                message="For Apple and Intel processors. Our own download updates itself and can open web pages saved on your Mac. The App Store version is updated by the App Store."
              />
            }
          >
            <Ways ways={['mac', 'macAppStore']} />
          </DeviceRow>
          <DeviceRow
            id="windows"
            platform="windows"
            name={<Trans id="downloads.devices.windows" message="Windows PC" />}
            note={<Trans id="downloads.devices.windows.note" message="For Windows 10 and Windows 11." />}
          >
            <Ways ways={['windows', 'microsoftStore']} />
          </DeviceRow>
          <DeviceRow
            id="ios"
            platform="ios"
            name={<Trans id="downloads.devices.ios" message="iPhone and iPad" />}
            note={
              <Trans
                id="downloads.devices.ios.note"
                message="You can make {name} your default browser."
                values={{ name: brand.name }}
              />
            }
          >
            <Ways ways={['appStore']} />
          </DeviceRow>
          <DeviceRow
            id="android"
            platform="android"
            name={<Trans id="downloads.devices.android" message="Android phone or tablet" />}
            note={
              <Trans
                id="downloads.devices.android.note"
                message="It’s the same app in all three places. You don’t need a Google account for F-Droid or the APK file."
              />
            }
          >
            <Ways ways={['googlePlay', 'fDroid', 'apk']} />
          </DeviceRow>
          <DeviceRow
            id="extension"
            platform="other"
            name={<Trans id="downloads.devices.extension" message="Browser extension" />}
            note={
              <Trans
                id="downloads.devices.extension.note"
                message="The extension adds private search and tracker blocking to Firefox and Microsoft Edge on any computer, and to Chrome and Brave on Mac and Windows. On a Chromebook, get the Android app."
              />
            }
          >
            <ExtensionLinks place="devices" />
          </DeviceRow>
          <Started own={{ android: '/app/devices#install' }} />
        </div>
        <PhoneCode />
      </div>
      <Section
        id="install"
        tone="sky"
        title={<Trans id="downloads.devices.apk.title" message="How to install the APK file" />}
        intro={
          <Trans
            id="downloads.devices.apk.intro"
            message="A store installs the app for you. With the APK file, you install it yourself."
          />
        }
      >
        <ApkSteps />
      </Section>
    </>
  );
}

function Ways({ ways }: { readonly ways: readonly DownloadName[] }) {
  return (
    <ul className={styles.ways} role="list">
      {ways.map((download) => (
        <li key={download}>
          <DownloadLink download={download} place="devices" />
          <span className={styles.needs}>
            <SystemNeeded download={download} />
          </span>
        </li>
      ))}
    </ul>
  );
}
