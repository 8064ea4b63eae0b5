import type { DevicePlatform } from '../device/device.ts';
import type { Download as System } from './apps.ts';
import type { Carrier } from './carry-origin.ts';
import { type StoreName, storeLinks } from './store-link.ts';

/** The installers our server offers, by their name in the address; the value is the path below the download host. */
export const installers = {
  mac: 'mac/Mallard.dmg',
  windows: 'windows/Mallard.Installer.exe',
  'windows-app-installer': 'windows/Mallard.appinstaller',
  'windows-preview': 'windows-preview/Mallard.Preview.Installer.exe',
  android: 'android/Mallard.apk',
} as const;

/** The name of an installer in its download address. */
export type InstallerName = keyof typeof installers;

/** Every name of an installer. */
export const installerNames = Object.keys(installers) as readonly InstallerName[];

/** The path of an installer's download on our server, without an origin. */
export function installerPath(name: InstallerName): string {
  return `/download/${name}`;
}

interface DownloadRow {
  readonly platform: Extract<DevicePlatform, 'windows' | 'macos' | 'ios' | 'android'>;
  /** The minimum system, a row of `minimumSystems`. */
  readonly system: System;
  /** Where it comes from: our own installer or a store. */
  readonly from: { readonly installer: InstallerName } | { readonly store: StoreName };
}

/**
 * Every way to get our browser. Adding one takes a row here and its texts in `ui/components/downloads`. Site facts,
 * section 6.
 */
export const downloads = {
  mac: { platform: 'macos', system: 'mac', from: { installer: 'mac' } },
  macAppStore: { platform: 'macos', system: 'macAppStore', from: { store: 'macAppStore' } },
  windows: { platform: 'windows', system: 'windows', from: { installer: 'windows' } },
  windowsAppInstaller: {
    platform: 'windows',
    system: 'windows',
    from: { installer: 'windows-app-installer' },
  },
  microsoftStore: { platform: 'windows', system: 'windows', from: { store: 'microsoftStore' } },
  windowsPreview: { platform: 'windows', system: 'windows', from: { installer: 'windows-preview' } },
  appStore: { platform: 'ios', system: 'ios', from: { store: 'appStore' } },
  googlePlay: { platform: 'android', system: 'android', from: { store: 'googlePlay' } },
  fDroid: { platform: 'android', system: 'android', from: { store: 'fDroid' } },
  apk: { platform: 'android', system: 'android', from: { installer: 'android' } },
} as const satisfies Record<string, DownloadRow>;

/** The name of one way to get our browser. */
export type DownloadName = keyof typeof downloads;

/**
 * The address of a download, without an origin, and the query parameter for the origin; null when the target counts
 * none.
 */
export function downloadLink(name: DownloadName): {
  readonly href: string;
  readonly carrier: Carrier | null;
} {
  const { from }: DownloadRow = downloads[name];
  return 'store' in from
    ? storeLinks[from.store]
    : { href: installerPath(from.installer), carrier: 'origin' };
}
