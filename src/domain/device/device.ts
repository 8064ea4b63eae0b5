import { botMark } from './bot-mark.ts';
import { browsers, type ClientHints, type DeviceSigns, platforms } from './signs.ts';

/** A browser that this site distinguishes. */
export type BrowserName = keyof typeof browsers | 'other';

/** An operating system that this site distinguishes. */
export type DevicePlatform = keyof typeof platforms | 'other';

/** The size class of a device. */
export const formFactors = ['desktop', 'mobile', 'tablet'] as const;
/** The size class of a device. */
export type FormFactor = (typeof formFactors)[number];

/**
 * What determines which offers a visitor sees: one of our apps, a browser with our extension, a bot, or a plain
 * browser.
 */
export const deviceKinds = ['mobile-app', 'desktop-app', 'extension', 'bot', 'browser'] as const;
/** What determines which offers a visitor sees. Specification, section 6. */
export type DeviceKind = (typeof deviceKinds)[number];

/** The device and browser that show a page. */
export interface Device {
  readonly browser: BrowserName;
  /** Digits and periods, as precise as the browser reveals; empty when unknown. */
  readonly version: string;
  readonly platform: DevicePlatform;
  readonly formFactor: FormFactor;
  readonly kind: DeviceKind;
}

const knownBrowsers = Object.keys(browsers) as readonly (keyof typeof browsers)[];
const knownPlatforms = Object.keys(platforms) as readonly (keyof typeof platforms)[];

/** Every browser's name, in table order. */
export const browserNames: readonly BrowserName[] = [...knownBrowsers, 'other'];

/** Every operating system's name, in table order. */
export const devicePlatforms: readonly DevicePlatform[] = [...knownPlatforms, 'other'];

/** Longer user agents are cut here; no real one is that long. */
const longest = 1000;

/**
 * Detects device and browser. Client hints take precedence over the user agent, which is increasingly frozen. The table
 * is our own because domain imports nothing, and because the permissively licensed libraries (bowser, ua-parser-js 1
 * and detect-browser, MIT; isbot, Unlicense) know hundreds of devices where we need a dozen rows, but neither our host
 * apps nor an iPad that poses as a Mac.
 */
export function readDevice(signs: DeviceSigns): Device {
  const userAgent = signs.userAgent.slice(0, longest);
  const { browser, version } = browserFromHints(signs.hints) ?? browserFromUserAgent(userAgent);
  const platform = platformOf(userAgent, browser, signs);
  return {
    browser,
    version,
    platform,
    formFactor: formFactorOf(userAgent, platform, signs.hints),
    kind: kindOf(userAgent, browser, platform, signs),
  };
}

/** The first number of a version; 0 when there is none. */
export function majorVersion(version: string): number {
  return Number(/^\d+/.exec(version)?.[0] ?? 0);
}

interface Found {
  readonly browser: BrowserName;
  readonly version: string;
}

function browserFromHints(hints: ClientHints | null): Found | null {
  for (const browser of knownBrowsers) {
    const found = hints?.brands.find(({ brand }) => brand === browsers[browser].brand);
    if (found !== undefined) return { browser, version: found.version.replace(/[^\d.].*/s, '') };
  }
  return null;
}

function browserFromUserAgent(userAgent: string): Found {
  for (const browser of knownBrowsers) {
    for (const mark of browsers[browser].marks) {
      const version = mark.exec(userAgent)?.[1];
      if (version !== undefined) return { browser, version };
    }
  }
  return { browser: 'other', version: '' };
}

function platformOf(userAgent: string, browser: BrowserName, signs: DeviceSigns): DevicePlatform {
  const named = knownPlatforms.find((name) =>
    platforms[name].hints.some((hint: string) => hint === signs.hints?.platform),
  );
  const marked = knownPlatforms.find((name) => platforms[name].mark.test(userAgent));
  const platform = named ?? marked ?? 'other';
  // Macs have no touch screen: this is an iPad requesting desktop pages.
  if (platform === 'macos' && signs.touchPoints > 1) return 'ios';
  // There is no such app for Linux: this is the Android app requesting desktop pages.
  return platform === 'linux' && browser === 'duckduckgo' ? 'android' : platform;
}

function formFactorOf(userAgent: string, platform: DevicePlatform, hints: ClientHints | null): FormFactor {
  if (platform === 'ios') return /iPhone|iPod/.test(userAgent) ? 'mobile' : 'tablet';
  if (platform === 'windows-phone' || hints?.mobile) return 'mobile';
  if (/Mobi|Opera Mini/.test(userAgent)) return 'mobile';
  return platform === 'android' ? 'tablet' : 'desktop';
}

function kindOf(
  userAgent: string,
  browser: BrowserName,
  platform: DevicePlatform,
  { hints, extensionInstalled }: DeviceSigns,
): DeviceKind {
  if (botMark.test(userAgent) || hints?.brands.some(({ brand }) => brand === 'HeadlessChrome')) return 'bot';
  if (browser === 'duckduckgo')
    return platform === 'ios' || platform === 'android' ? 'mobile-app' : 'desktop-app';
  return extensionInstalled ? 'extension' : 'browser';
}
