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
