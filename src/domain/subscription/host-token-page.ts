import { splitPath } from '../locale/locale.ts';

/** Where a host app gives a page its token and takes the page's: the paths and all below them. Host-app reference, section 2.4. */
const areas = ['/subscriptions', '/pro', '/identity-theft-restoration'] as const;
/** A developer's own machine, where pages come without https. */
const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Tells whether tokens may go from the page at this address to a host app and back: it is in one of the areas that apps open,
 * with or without a locale, and nobody on the way could have written it.
 */
export function isHostTokenPage({ protocol, hostname, pathname }: URL): boolean {
  const { path } = splitPath(pathname);
  return (
    (protocol === 'https:' || (protocol === 'http:' && ownMachine.test(hostname))) &&
    areas.some((area) => path === area || path.startsWith(`${area}/`))
  );
}
