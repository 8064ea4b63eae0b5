/** Our apps and extensions in the stores. The ids are made up and match no real listing. */
export const storeApps = {
  appStore: { slug: 'mallard-private-browser', id: '6900000001', provider: '100000001' },
  /** The app that may open the site's links on Apple's systems. */
  apple: { team: 'MLRD20080A', bundle: 'example.mallard.browser' },
  googlePlay: {
    packageName: 'example.mallard.browser',
    /** SHA-256 of the certificate that the app is signed with. */
    certificate:
      '31:5D:7A:AC:24:71:E2:24:8F:2B:9F:BD:2B:9F:17:A1:2C:85:47:44:4B:3F:AA:7B:9A:4B:DD:62:2F:44:90:26',
  },
  microsoftStore: { id: '9MALLARD0001' },
  fDroid: { packageName: 'example.mallard.browser' },
  extensions: {
    chrome: 'mallard-privacy-essentials/mallardmallardmallardmallardmall',
    firefox: 'mallard-privacy-essentials',
    edge: 'mallard-privacy-essentials/mallardmallardmallardmallardmall',
  },
} as const;

interface MinimumRow {
  /** The system's name as visitors know it. */
  readonly system: string;
  /** The minimum version, most significant number first. */
  readonly version: readonly number[];
  readonly label: string;
  /** The version at which user agents are frozen: later versions report it too. */
  readonly agentsStopAt?: readonly number[];
}

/** Minimum system requirements of each download. Site facts, section 6. */
export const minimumSystems = {
  windows: {
    system: 'Windows',
    version: [10, 0, 19041],
    label: 'Windows 10 Version 2004',
    agentsStopAt: [10, 0],
  },
  mac: { system: 'macOS', version: [11, 4], label: 'macOS 11.4' },
  macAppStore: { system: 'macOS', version: [12, 3], label: 'macOS 12.3' },
  ios: { system: 'iOS', version: [15, 0], label: 'iOS 15' },
  android: { system: 'Android', version: [8, 0], label: 'Android 8.0' },
} as const satisfies Record<string, MinimumRow>;

/** The name of one download. */
export type Download = keyof typeof minimumSystems;

/**
 * Tells whether a system version, such as `14.2.1`, meets the minimum of a download. Missing parts count as 0. Null
 * when the text is not a version, or is one at which user agents are frozen (`10.0` for every later Windows), so that
 * nobody is turned away on a guess.
 */
export function runsOn(download: Download, version: string): boolean | null {
  if (!/^\d{1,9}([._]\d{1,9}){0,3}$/.test(version)) return null;
  const given = version.split(/[._]/).map(Number);
  const { version: least, agentsStopAt }: MinimumRow = minimumSystems[download];
  if (agentsStopAt !== undefined && given.length <= agentsStopAt.length) {
    if (agentsStopAt.every((part, place) => part === (given[place] ?? 0))) return null;
  }
  for (const [place, needed] of least.entries()) {
    const part = given[place] ?? 0;
    if (part !== needed) return part > needed;
  }
  return true;
}
