import { storeApps } from '../domain/download/apps.ts';

/**
 * Content of the meta tag that makes Safari on an iPhone offer our app above a page: the app's id and the address to
 * open it with. The query parameter tells the app that the banner opened it.
 */
export function appBanner(address: string): string {
  return `app-id=${storeApps.appStore.id}, app-argument=${address}?smartbanner=1`;
}
