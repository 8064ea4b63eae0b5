import type { Platform } from './subscription.ts';

/** Who charges for a subscription. */
export type PlatformSource = 'web' | 'apple' | 'google';

interface PlatformRow {
  /** Null when neither the specification nor the services say who sold it. */
  readonly source: PlatformSource | null;
}

/**
 * The platforms that services may name. Specification, sections 3 and 5; `apple` and `google` are the server's own
 * names.
 */
export const platformRules = {
  stripe: { source: 'web' },
  web: { source: 'web' },
  ios: { source: 'apple' },
  macos: { source: 'apple' },
  apple: { source: 'apple' },
  android: { source: 'google' },
  google: { source: 'google' },
  windows: { source: null },
} as const satisfies Record<Platform | 'apple' | 'google', PlatformRow>;

/** Who sold a subscription; null for a platform without a known seller. */
export function platformSource(platform: string): PlatformSource | null {
  return isKnown(platform) ? platformRules[platform].source : null;
}

/** Tells whether a subscription was bought in Apple's store. */
export function isAppleStore(platform: string): boolean {
  return platformSource(platform) === 'apple';
}

/** Tells whether a subscription was bought in an app store. */
export function isStore(platform: string): boolean {
  const source = platformSource(platform);
  return source === 'apple' || source === 'google';
}

/** Where subscribers of an app store manage their subscription. */
export const storeAddresses = {
  apple: 'https://apps.apple.com/account/subscriptions',
  google: 'https://play.google.com/store/account/subscriptions',
} as const satisfies Record<Exclude<PlatformSource, 'web'>, string>;

/** The names of the stores, the same in every language. */
export const storeNames = {
  apple: 'App Store',
  google: 'Google Play',
} as const satisfies Record<Exclude<PlatformSource, 'web'>, string>;

/** How a subscription is paid. Specification, section 3. */
export type PurchaseChannel = 'web' | 'native';

/** The channel of a platform: native for an app store, web for everything else. */
export function purchaseChannel(platform: string): PurchaseChannel {
  return isStore(platform) ? 'native' : 'web';
}

function isKnown(platform: string): platform is keyof typeof platformRules {
  return Object.hasOwn(platformRules, platform);
}
