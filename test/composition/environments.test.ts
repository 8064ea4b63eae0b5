import { afterEach, describe, expect, it, vi } from 'vitest';
import { beaconUrl } from '../../src/composition/beacon-url.ts';
import { developerEnvironments } from '../../src/composition/developer-environments.ts';
import { chooseEnvironment, keepEnvironment } from '../../src/composition/environments.ts';
import { serviceSettings } from '../../src/composition/service-settings.ts';
import { StorageArea } from '../support/browser-tabs.ts';

const page = (query: string) => new URL(`https://mallard.example/pro${query}`);

function visit(kept: string | null = null) {
  const storage = new StorageArea();
  if (kept !== null) storage.setItem('environment', kept);
  const choose = (query: string, fakeAllowed = true) =>
    chooseEnvironment(page(query), () => storage, fakeAllowed);
  return { storage, choose, kept: () => storage.getItem('environment') };
}

describe('the environment of a visit', () => {
  it('is production where nothing says otherwise, and nothing is kept', () => {
    const { choose, kept } = visit();
    expect(choose('')).toBe('production');
    expect(kept()).toBeNull();
  });

  it.each(['staging', 'fake', 'production'] as const)(
    'is %s from the address on, for the whole visit',
    (name) => {
      const { choose } = visit();
      expect(choose(`?environment=${name}`)).toBe(name);
      expect(choose('')).toBe(name);
    },
  );

  it('does not change in the middle of a visit', () => {
    const { choose, kept } = visit('production');
    expect(choose('?environment=staging')).toBe('production');
    expect(kept()).toBe('production');
    expect(visit('staging').choose('?environment=production')).toBe('staging');
  });

  it.each(['?environment=', '?environment=Staging', '?environment=stagingx', '?environment=prerender'])(
    'is production for %s, and another address may still decide',
    (query) => {
      const { choose } = visit();
      expect(choose(query)).toBe('production');
      expect(choose('?environment=staging')).toBe('staging');
    },
  );

  it('is never fake in a production build, whatever is asked or kept', () => {
    const { choose, kept } = visit();
    expect(choose('?environment=fake', false)).toBe('production');
    expect(kept()).toBeNull();
    expect(visit('fake').choose('', false)).toBe('production');
  });

  it('is production for a value that someone else kept', () => {
    expect(visit('moon').choose('?environment=staging')).toBe('production');
  });

  it('still follows the address where storage is refused or full', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(chooseEnvironment(page('?environment=staging'), refuse, true)).toBe('staging');
    const { storage, choose } = visit();
    storage.full = true;
    expect(choose('?environment=staging')).toBe('staging');
    expect(() => keepEnvironment('fake', refuse)).not.toThrow();
  });
});

describe('the services of an environment', () => {
  const origin = 'https://mallard.example';

  it('are on our own origin unless the build says otherwise', () => {
    const urls = {
      auth: `${origin}/api/auth`,
      subscriptions: `${origin}/api`,
      content: origin,
      search: origin,
    };
    expect(serviceSettings('production', {}, origin)).toEqual({
      urls,
      beacon: origin,
      clientId: 'mallard-web',
      appsClientId: 'mallard-apps',
      files: {},
      ttlSeconds: null,
    });
    expect(serviceSettings('staging', {}, origin)).toEqual({
      urls,
      beacon: origin,
      clientId: 'mallard-web',
      appsClientId: 'mallard-apps',
      files: {},
      ttlSeconds: 7200,
    });
  });

  it('are each where the build says, in production and on staging', () => {
    const build = {
      VITE_WEB_CLIENT_ID: 'other',
      VITE_APPS_CLIENT_ID: 'others',
      VITE_AUTH_URL: 'https://auth.example/api/auth/',
      VITE_SUBSCRIPTIONS_URL: 'https://subs.example/api',
      VITE_CONTENT_URL: 'https://content.example/',
      VITE_BEACON_URL: 'https://beacon.example',
      VITE_STAGING_AUTH_URL: 'https://auth.staging.example/api/auth',
      VITE_STAGING_SUBSCRIPTIONS_URL: 'https://subs.staging.example/api',
      VITE_STAGING_CONTENT_URL: 'https://content.staging.example',
      VITE_STAGING_BEACON_URL: 'https://beacon.staging.example',
    };
    expect(serviceSettings('production', build, origin)).toEqual({
      clientId: 'other',
      appsClientId: 'others',
      files: {},
      ttlSeconds: null,
      beacon: 'https://beacon.example',
      urls: {
        auth: 'https://auth.example/api/auth',
        subscriptions: 'https://subs.example/api',
        content: 'https://content.example',
        search: origin,
      },
    });
    expect(serviceSettings('staging', build, origin)).toMatchObject({
      beacon: 'https://beacon.staging.example',
      urls: { auth: 'https://auth.staging.example/api/auth', content: 'https://content.staging.example' },
    });
  });

  it('have data files under the names that the build gave them, where they are our own', () => {
    const files = { '/jobs.json': '/assets/jobs-abc.json' };
    const build = { VITE_STAGING_CONTENT_URL: 'https://content.staging.example' };
    expect(serviceSettings('production', build, origin, files).files).toEqual(files);
    expect(serviceSettings('staging', build, origin, files).files).toEqual({});
  });

  it('have the search on a local host while the site is developed', () => {
    const shared = 'http://192.168.0.5:5173';
    expect(serviceSettings('production', { DEV: true }, shared).urls.search).toBe('http://localhost:5173');
    expect(serviceSettings('staging', { DEV: true }, shared).urls.search).toBe('http://localhost:5173');
    expect(serviceSettings('production', { DEV: false }, shared).urls.search).toBe(shared);
  });

  it('get no events from the fake environment', () => {
    const build = {
      VITE_BEACON_URL: 'https://beacon.example',
      VITE_STAGING_BEACON_URL: 'https://b.staging.example',
    };
    expect(beaconUrl('production', build, origin)).toBe('https://beacon.example');
    expect(beaconUrl('staging', build, origin)).toBe('https://b.staging.example');
    expect(beaconUrl('fake', build, origin)).toBeNull();
  });
});

describe('the developers’ choice of environment', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  function open() {
    const sessionStorage = new StorageArea();
    const location = { href: page('').href, reload: vi.fn() };
    vi.stubGlobal('sessionStorage', sessionStorage);
    vi.stubGlobal('location', location);
    return { sessionStorage, location };
  }

  it('moves the visit and loads the page anew', () => {
    const { location } = open();
    const environments = developerEnvironments();
    expect(environments?.names).toEqual(['production', 'staging', 'fake']);
    expect(environments?.current).toBe('production');
    environments?.choose('fake');
    expect(location.reload).toHaveBeenCalledOnce();
    expect(developerEnvironments()?.current).toBe('fake');
  });

  it('is not there in production', () => {
    open();
    vi.stubEnv('VITE_SITE_ENV', 'production');
    expect(developerEnvironments()).toBeNull();
  });
});
