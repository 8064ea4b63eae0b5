/** The internal search services, with their paths on the search service's host. Specification, section 7. */
export const searchServices = {
  autocomplete: '/ac',
  results: '/',
} as const satisfies Record<string, `/${string}`>;

/** The name of a search service. */
export type SearchService = keyof typeof searchServices;

/** The page's location, as `URL` gives it. */
interface PageAddress {
  readonly hostname: string;
  readonly port: string;
  readonly origin: string;
}

const ownHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The web origin of the search service: the page's own host, or in development a local host on the page's port. A page
 * already on a local host keeps that host name, because another name would be another web origin.
 */
export function searchWebOrigin(page: PageAddress, development: boolean): string {
  if (!development || ownHosts.includes(page.hostname)) return page.origin;
  return `http://localhost${page.port === '' ? '' : `:${page.port}`}`;
}

/**
 * The address of a search service. Throws on an unknown name, which is a bug (specification, section 8).
 * @example searchServiceUrl('autocomplete', new URL('https://mallard.example/app'), false).pathname // '/ac'
 */
export function searchServiceUrl(name: string, page: PageAddress, development: boolean): URL {
  if (!isSearchService(name)) throw new Error(`Unknown service: ${name}`);
  return new URL(searchServices[name], searchWebOrigin(page, development));
}

function isSearchService(name: string): name is SearchService {
  return Object.hasOwn(searchServices, name);
}
