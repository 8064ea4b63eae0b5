import { storeApps } from '../domain/download/apps.ts';

/**
 * What Safari on an iPhone reads to offer our app above a page: the app, and the address that it is opened with. The
 * parameter tells the app that it was opened by the banner.
 */
export function appBanner(address: string): string {
  return `app-id=${storeApps.appStore.id}, app-argument=${address}?smartbanner=1`;
}
