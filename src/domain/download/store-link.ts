import { storeApps } from './apps.ts';
import type { Carrier } from './carry-origin.ts';

/** A link to a store, and the query parameter by which the store counts campaigns; null if it does not. */
export interface StoreLink {
  readonly href: string;
  readonly carrier: Carrier | null;
}

const { appStore, googlePlay, microsoftStore, fDroid, extensions } = storeApps;

/**
 * The stores' pages, without an origin. Site facts, section 6, "Link shape". F-Droid and Edge Add-ons document no
 * campaign parameter (`cid` is only for the Microsoft Store), so adding one would tell us nothing.
 */
export const storeLinks = {
  appStore: {
    href: `https://apps.apple.com/app/${appStore.slug}/id${appStore.id}?platform=iphone&pt=${appStore.provider}&mt=8`,
    carrier: 'ct',
  },
  macAppStore: {
    href: `https://apps.apple.com/app/${appStore.slug}/id${appStore.id}?platform=mac&pt=${appStore.provider}&mt=12`,
    carrier: 'ct',
  },
  googlePlay: {
    href: `https://play.google.com/store/apps/details?id=${googlePlay.packageName}`,
    carrier: 'referrer',
  },
  microsoftStore: {
    href: `https://apps.microsoft.com/detail/${microsoftStore.id}?referrer=appbadge&mode=direct`,
    carrier: 'cid',
  },
  fDroid: { href: `https://f-droid.org/packages/${fDroid.packageName}/`, carrier: null },
  chrome: {
    href: `https://chromewebstore.google.com/detail/${extensions.chrome}?utm_source=website`,
    carrier: 'utm_campaign',
  },
  firefox: {
    href: `https://addons.mozilla.org/firefox/addon/${extensions.firefox}/?utm_source=website`,
    carrier: 'utm_campaign',
  },
  edge: {
    href: `https://microsoftedge.microsoft.com/addons/detail/${extensions.edge}`,
    carrier: null,
  },
} as const satisfies Record<string, StoreLink>;

/** The name of a store's page. */
export type StoreName = keyof typeof storeLinks;
