import { splitPath } from '../locale/locale.ts';

/**
 * The paths, with everything below them, where a page and a host app exchange tokens. Host-app reference, section 2.4.
 */
const areas = ['/subscriptions', '/pro', '/identity-theft-restoration'] as const;
/** A developer's own machine, which serves pages without https. */
const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Tells whether the page at this address may exchange tokens with a host app: it lies in one of the areas that apps
 * open, with or without a locale, and was not served over a connection that others could have tampered with.
 */
export function isHostTokenPage({ protocol, hostname, pathname }: URL): boolean {
  const { path } = splitPath(pathname);
  return (
    (protocol === 'https:' || (protocol === 'http:' && ownMachine.test(hostname))) &&
    areas.some((area) => path === area || path.startsWith(`${area}/`))
  );
}
