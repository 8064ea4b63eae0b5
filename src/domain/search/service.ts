/** The internal search services and where each is on the search service's host. Specification, section 7. */
export const searchServices = {
  autocomplete: '/ac',
  results: '/',
} as const satisfies Record<string, `/${string}`>;

/** The name of a search service. */
export type SearchService = keyof typeof searchServices;

/** Where the page is, as `URL` gives it. */
interface PageAddress {
  readonly hostname: string;
  readonly port: string;
  readonly origin: string;
}

const ownHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The web origin of the search service: in development a local host on the page's port, else the page's own host.
 * A page that is on a local host already stays on that one, because another name for it is another web origin.
 */
export function searchWebOrigin(page: PageAddress, development: boolean): string {
  if (!development || ownHosts.includes(page.hostname)) return page.origin;
  return `http://localhost${page.port === '' ? '' : `:${page.port}`}`;
}

/**
 * The address of a search service. Throws on a name that is none, which is a bug (specification, section 8).
 * @example searchServiceUrl('autocomplete', new URL('https://mallard.example/app'), false).pathname // '/ac'
 */
export function searchServiceUrl(name: string, page: PageAddress, development: boolean): URL {
  if (!isSearchService(name)) throw new Error(`Unknown service: ${name}`);
  return new URL(searchServices[name], searchWebOrigin(page, development));
}

function isSearchService(name: string): name is SearchService {
  return Object.hasOwn(searchServices, name);
}
