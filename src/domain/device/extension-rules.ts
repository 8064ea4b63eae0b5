import type { BrowserName, DevicePlatform } from './device.ts';

/** The versions and systems of a browser that support our extension. */
export interface ExtensionRow {
  /** The first major version that supports it. */
  readonly from: number;
  /** The systems it is offered on; null for every desktop. */
  readonly on: readonly DevicePlatform[] | null;
}

/** The browsers that support our extension, with their minimum versions. Specification, section 5. */
export const extensionRules = {
  firefox: { from: 91, on: null },
  chrome: { from: 92, on: ['macos', 'windows'] },
  brave: { from: 92, on: ['macos', 'windows'] },
} as const satisfies Partial<Record<BrowserName, ExtensionRow>>;
