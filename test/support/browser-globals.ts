import { CookieJar } from 'tough-cookie';
import { vi } from 'vitest';
import { splitPath } from '../../src/domain/locale/locale.ts';
import { pageAt } from '../../src/ui/pages.ts';
import { StorageArea } from './browser-tabs.ts';
import { documentOf } from './document-cookies.ts';

class PageDocument extends EventTarget {
  readonly visibilityState = 'visible';
  readonly documentElement = {
    dataset: {},
    hasAttribute: () => false,
    getAttribute: (name: string) => (name === 'data-page-name' ? pageAt(this.path()).name : null),
  };
  private readonly cookies: { cookie: string };

  constructor(
    url: string,
    private readonly path: () => string,
  ) {
    super();
    this.cookies = documentOf(new CookieJar(), url).document;
  }

  get cookie(): string {
    return this.cookies.cookie;
  }

  set cookie(line: string) {
    this.cookies.cookie = line;
  }
}

/** Makes this process look like a page to scripts, as far as the browser adapters need; `vi.unstubAllGlobals` undoes it. */
export function browserGlobals(url: string) {
  const beacons: string[] = [];
  let address = new URL(url);
  const document = new PageDocument(url, () => splitPath(address.pathname).path);
  const location = {
    get href() {
      return address.href;
    },
    get origin() {
      return address.origin;
    },
    get protocol() {
      return address.protocol;
    },
    assign: (next: string) => {
      address = new URL(next);
    },
  };
  const navigator = {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/111.0',
    sendBeacon: (to: string) => {
      beacons.push(to);
      return true;
    },
    locks: globalThis.navigator.locks,
  };
  const page = Object.assign(new EventTarget(), {
    document,
    location,
    navigator,
    localStorage: new StorageArea(),
    sessionStorage: new StorageArea(),
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    history: { replaceState: (_state: unknown, _unused: string, next: string) => location.assign(next) },
  });
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return { document, page, beacons };
}
