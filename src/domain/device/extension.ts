import { type BrowserName, type Device, majorVersion } from './device.ts';
import { type ExtensionRow, extensionRules } from './extension-rules.ts';

/**
 * What the extension's button does: `install` here, `home` leads to the home page, which offers what fits, or `none`:
 * there is no button.
 */
export type ExtensionOffer = 'install' | 'home' | 'none';

/**
 * What is offered on a device. Firefox 91 and later installs; so do Chrome and Brave 92 and later on Mac and Windows, and
 * elsewhere on a desktop those two fall back to the home page. Edge and all others cannot install, nor can phones,
 * bots and who has the extension or one of our apps already.
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

/** The stores of extensions: a page offers the one that fits the browser. */
export type ExtensionStore = 'firefox' | 'chrome' | 'edge';

/**
 * Why the extension is not offered: it is there already (`installed`), the browser is ours and needs none (`own`), it is one of a phone or
 * tablet (`mobile`), too old (`outdated`), a Chrome or Brave on a system where we do not offer it, though its store lists it (`system`),
 * or one that we do not offer it for (`other`).
 */
export type ExtensionRefusal = 'installed' | 'own' | 'mobile' | 'outdated' | 'system' | 'other';

/**
 * What a page that presents the extension says on a device: the store to get it from where {@link extensionOffer} installs, why not
 * elsewhere; null to a bot, which reads what is there for all. Edge installs nothing from a page, but its store can be opened in it, in
 * versions as new as Chrome's, which it shares. Site facts, section 6.
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
