import type { BrowserName, DevicePlatform } from './device.ts';

/** Which of its versions, and where, can have our extension. */
export interface ExtensionRow {
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
