import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';
import { minimumSystems } from '../../../domain/download/apps.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Section } from '../parts/section.tsx';
import { DownloadLink } from './download-link.tsx';
import { ExtensionLinks } from './extension-links.tsx';
import styles from './no-support-page.module.css';
import { Opening } from './opening.tsx';
import { PhoneCode } from './phone-code.tsx';

/** For a system that none of the downloads runs on: what one can do there, from the least effort on. */
export function NoSupportPage() {
  const { locale } = usePage();
  return (
    <>
      <Opening
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
            message="Some systems are too old for it, and for Linux and Chromebooks there is no app of ours. You can still search privately and block trackers there. Find your device below."
          />
        }
      />
      <Section
        id="systems"
        title={<Trans id="downloads.no-support.systems" message="What you have, and what you can do" />}
        share="most"
        beside={
          <dl className={styles.systems}>
            <System
              id="old-mac"
              name={
                <Trans
                  id="downloads.no-support.mac"
                  message="A Mac before {system}"
                  values={{ system: minimumSystems.mac.label }}
                />
              }
            >
              <Trans
                id="downloads.no-support.mac.text"
                message="Look under Apple menu, System Preferences, Software Update first: Macs from 2014 on, and many from 2013, can go to {system}. If yours can’t, the last version of Firefox that runs on it takes our extension."
                values={{ system: minimumSystems.mac.label }}
              />
            </System>
            <System
              id="old-windows"
              name={
                <Trans
                  id="downloads.no-support.windows"
                  message="Windows 7, Windows 8 or an early Windows 10"
                />
              }
            >
              <Trans
                id="downloads.no-support.windows.text"
                message="On Windows 10, run Windows Update: {system} and everything after it will do. Windows 7 and 8 no longer get security updates from Microsoft, and no browser can make up for that. Until you change, the last version of Firefox that runs there takes our extension."
                values={{ system: minimumSystems.windows.label }}
              />
            </System>
            <System
              id="old-ios"
              name={
                <Trans
                  id="downloads.no-support.ios"
                  message="An iPhone or iPad before {system}"
                  values={{ system: minimumSystems.ios.label }}
                />
              }
            >
              <Trans
                id="downloads.no-support.ios.text"
                message="The iPhone 6s, the iPad Air 2 and everything newer can be updated under Settings, General, Software Update. On older ones our search works in Safari: open {address} and add it to your home screen."
                values={{ address: new URL(brand.site).host }}
              />
            </System>
            <System
              id="old-android"
              name={
                <Trans
                  id="downloads.no-support.android"
                  message="A phone or tablet before {system}"
                  values={{ system: minimumSystems.android.label }}
                />
              }
            >
              <Trans
                id="downloads.no-support.android.text"
                message="These phones no longer get the parts that our app is built on. Our search works in any browser there: open {address} and add it to your home screen."
                values={{ address: new URL(brand.site).host }}
              />
            </System>
            <System id="linux" name={<Trans id="downloads.no-support.linux" message="Linux" />}>
              <Trans
                id="downloads.no-support.linux.text"
                message="Our extension for Firefox has private search and tracker blocking, and runs on every distribution."
              />
            </System>
            <System
              id="chromebook"
              name={<Trans id="downloads.no-support.chromebook" message="Chromebook" />}
            >
              <Trans
                id="downloads.no-support.chromebook.text"
                message="If yours has the Play Store, the Android app runs in a window of its own. <0/>"
                components={{ 0: <DownloadLink download="googlePlay" place="chromebook" /> }}
              />
            </System>
          </dl>
        }
      >
        <p className={styles.all}>
          <a href={pathIn(locale, '/app/devices')}>
            <Trans id="downloads.no-support.all" message="See every download" />
          </a>
        </p>
      </Section>
      <Section
        id="extension"
        tone="sky"
        title={<Trans id="downloads.no-support.extension.title" message="Stay with your browser" />}
        intro={
          <Trans
            id="downloads.no-support.extension.intro"
            message="The extension brings private search and tracker blocking to it."
          />
        }
        share="own"
        beside={<PhoneCode />}
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
