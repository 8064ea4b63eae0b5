import { type BrowserName, type Device, type DevicePlatform, majorVersion } from './device.ts';

interface ExtensionRow {
  /** The first version that can have the extension. */
  readonly from: number;
  /** The systems where it is offered; null for every desktop. */
  readonly on: readonly DevicePlatform[] | null;
}

/** The browsers that can have our extension, and from which version on. Specification, section 5. */
export const extensionRules = {
  firefox: { from: 91, on: null },
  chrome: { from: 92, on: ['macos', 'windows'] },
  brave: { from: 92, on: ['macos', 'windows'] },
} as const satisfies Partial<Record<BrowserName, ExtensionRow>>;

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
