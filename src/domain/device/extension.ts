import { type BrowserName, type Device, majorVersion } from './device.ts';
import { type ExtensionRow, extensionRules } from './extension-rules.ts';

/**
 * What the extension's button does: `install`, go to the `home` page, which shows what fits the device, or `none`:
 * there is no button.
 */
export type ExtensionOffer = 'install' | 'home' | 'none';

/**
 * The button for a device. Firefox 91 and later can install; so can Chrome and Brave 92 and later on Mac and Windows,
 * which on other desktops fall back to the home page. No button for Edge and other browsers, phones, bots, and visitors
 * who already have the extension or one of our apps.
 */
export function extensionOffer(device: Device): ExtensionOffer {
  const { browser, version, platform, formFactor, kind } = device;
  if (kind !== 'browser' || formFactor !== 'desktop' || !hasRule(browser)) return 'none';
  const { from, on }: ExtensionRow = extensionRules[browser];
  if (majorVersion(version) >= from && (on === null || on.includes(platform))) return 'install';
  return on === null ? 'none' : 'home';
}

function hasRule(browser: BrowserName): browser is keyof typeof extensionRules {
  return Object.hasOwn(extensionRules, browser);
}

/** The extension stores; a page offers the one that fits the browser. */
export type ExtensionStore = 'firefox' | 'chrome' | 'edge';

/**
 * Why the extension is not offered: already `installed`; the browser is our `own` and needs none; it runs on a phone or
 * tablet (`mobile`); it is too old (`outdated`); it is Chrome or Brave on a system we do not offer it for, although its
 * store lists it (`system`); or any `other` browser.
 */
export type ExtensionRefusal = 'installed' | 'own' | 'mobile' | 'outdated' | 'system' | 'other';

/**
 * What the extension's page says on a device: the store to get it from if {@link extensionOffer} says `install`, else
 * the reason why not; null for a bot, which sees the generic content. Edge cannot install from a page, but its store
 * can be opened, from the same version on as Chrome, whose engine it shares. Site facts, section 6.
 */
export function extensionAnswer(device: Device): ExtensionStore | ExtensionRefusal | null {
  const { browser, version, formFactor, kind } = device;
  if (kind === 'bot') return null;
  if (kind !== 'browser') return kind === 'extension' ? 'installed' : 'own';
  if (formFactor !== 'desktop') return 'mobile';
  if (extensionOffer(device) === 'install') return browser === 'firefox' ? 'firefox' : 'chrome';
  if (browser === 'edge') return majorVersion(version) >= extensionRules.chrome.from ? 'edge' : 'outdated';
  if (!hasRule(browser)) return 'other';
  const { on }: ExtensionRow = extensionRules[browser];
  return on === null || on.includes(device.platform) ? 'outdated' : 'system';
}
