import type { Platform } from './subscription.ts';

/** Who takes the money for a subscription. */
export type PlatformSource = 'web' | 'apple' | 'google';

interface PlatformRow {
  /** Null where neither specification nor services say who sold it. */
  readonly source: PlatformSource | null;
}

/** The platforms a service may name. Specification, sections 3 and 5; `apple` and `google` are the server's own words. */
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

/** Who sold a subscription; null for a platform that names nobody. */
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

/** Where who subscribed in an app store manages that there. */
export const storeAddresses = {
  apple: 'https://apps.apple.com/account/subscriptions',
  google: 'https://play.google.com/store/account/subscriptions',
} as const satisfies Record<Exclude<PlatformSource, 'web'>, string>;

/** What the stores call themselves, in every language. */
export const storeNames = {
  apple: 'App Store',
  google: 'Google Play',
} as const satisfies Record<Exclude<PlatformSource, 'web'>, string>;

/** How a subscription is paid. Specification, section 3. */
export type PurchaseChannel = 'web' | 'native';

/** The channel of a platform: an app store is native, all else is the web. */
export function purchaseChannel(platform: string): PurchaseChannel {
  return isStore(platform) ? 'native' : 'web';
}

function isKnown(platform: string): platform is keyof typeof platformRules {
  return Object.hasOwn(platformRules, platform);
}
