import type { ContainerModule } from 'inversify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountApi } from '../../src/application/ports/account-api.ts';
import { AuthorizationApi } from '../../src/application/ports/authorization-api.ts';
import { CheckoutApi } from '../../src/application/ports/checkout-api.ts';
import { Clock } from '../../src/application/ports/clock.ts';
import { Connectivity } from '../../src/application/ports/connectivity.ts';
import { CookieJar } from '../../src/application/ports/cookie-jar.ts';
import { Digest } from '../../src/application/ports/digest.ts';
import { ErrorReporter } from '../../src/application/ports/error-reporter.ts';
import { HostApp } from '../../src/application/ports/host-app.ts';
import { KeyValueStore } from '../../src/application/ports/key-value-store.ts';
import { PageLocation } from '../../src/application/ports/page-location.ts';
import { PixelSender } from '../../src/application/ports/pixel-sender.ts';
import { PrivacySignal } from '../../src/application/ports/privacy-signal.ts';
import { ProductApi } from '../../src/application/ports/product-api.ts';
import { Random } from '../../src/application/ports/random.ts';
import { SubscriptionApi } from '../../src/application/ports/subscription-api.ts';
import { SystemTheme } from '../../src/application/ports/system-theme.ts';
import { TabLock } from '../../src/application/ports/tab-lock.ts';
import { TokenApi } from '../../src/application/ports/token-api.ts';
import { VisitorApi } from '../../src/application/ports/visitor-api.ts';
import { appContainer, appIn } from '../../src/composition/app-container.ts';
import { fake } from '../../src/composition/environments/fake.ts';
import { prerender } from '../../src/composition/environments/prerender.ts';
import { production } from '../../src/composition/environments/production.ts';
import { staging } from '../../src/composition/environments/staging.ts';
import { staticPage } from '../../src/composition/static-page.ts';
import { browserGlobals } from '../support/browser-globals.ts';

const ports: readonly (abstract new () => object)[] = [
  AccountApi,
  AuthorizationApi,
  CheckoutApi,
  Clock,
  Connectivity,
  CookieJar,
  Digest,
  ErrorReporter,
  HostApp,
  KeyValueStore,
  PageLocation,
  PixelSender,
  PrivacySignal,
  ProductApi,
  Random,
  SubscriptionApi,
  SystemTheme,
  TabLock,
  TokenApi,
  VisitorApi,
];
/** Ports that no page uses yet: each is bound with the first page that does, when its service is there. */
const notYetBound = [
  'backend-variants',
  'blog-api',
  'cloud-settings-api',
  'cohort-api',
  'device-source',
  'eligibility-api',
  'experiment-store',
  'host-bridge',
  'legacy-auth-api',
  'newsletter-api',
  'restoration-api',
  'static-content',
  'suggestion-api',
];
const environments: Readonly<Record<string, () => readonly ContainerModule[]>> = {
  production,
  staging,
  fake,
  prerender,
};

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

describe('the lists of ports in this test', () => {
  it('are complete, with each port in one of them', () => {
    const files = Object.keys(import.meta.glob('../../src/application/ports/*.ts'));
    const names = ports.map(({ name }) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase());
    expect([...names, ...notYetBound].sort()).toEqual(
      files.map((file) => file.replace(/^.*\/|\.ts$/g, '')).sort(),
    );
  });
});

describe.each(Object.entries(environments))('the container in %s', (name, environment) => {
  beforeEach(() => {
    // The prerender has to do without any of them.
    if (name !== 'prerender') browserGlobals('https://mallard.example/pro');
  });

  it('makes everything that the UI may call', () => {
    const app = appIn(environment());
    const parts = Object.values(app).flatMap((part: object) =>
      part.constructor === Object ? Object.values(part) : [part],
    );
    expect(parts).toHaveLength(15);
    for (const part of parts) expect(part).toBeDefined();
    expect(app.session.current).toEqual({ kind: 'unknown' });
    expect(app.offers.current).toEqual({ kind: 'loading', slow: false });
  });

  it.each(ports.map((port) => [port.name, port] as const))('has one %s for all', (_, port) => {
    const container = appContainer(environment());
    expect(container.getAll(port)).toHaveLength(1);
    expect(container.get(port)).toBeInstanceOf(port);
    expect(container.get(port)).toBe(container.get(port));
  });

  it('asks nothing of any service while it is made', () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    appIn(environment());
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe('the container', () => {
  it('builds no functions from text, which the content security policy forbids', () => {
    const build = vi.fn();
    vi.stubGlobal('Function', new Proxy(Function, { construct: build, apply: build }));
    appIn(prerender());
    expect(build).not.toHaveBeenCalled();
  });
});

describe('a static page', () => {
  it('has the same use-cases, wired by hand, and starts in the theme that was chosen', () => {
    const { document, beacons } = browserGlobals('https://mallard.example/?origin=home_google_spring');
    document.cookie = 'kae=d';
    const { theme, captureOrigin, trackPage } = staticPage();
    expect(theme.current).toEqual({ choice: 'dark', shown: 'dark' });
    expect(captureOrigin.execute()?.campaign).toBe('spring');
    trackPage.execute();
    expect(beacons).toHaveLength(1);
    expect(beacons[0]).toMatch(/^https:\/\/mallard\.example\/t\/page_impression\?\d+&page=home&locale=en$/);
  });

  it('leaves an origin where the live pages find it', () => {
    browserGlobals('https://mallard.example/?origin=home_google_spring');
    staticPage().captureOrigin.execute();
    history.replaceState(null, '', 'https://mallard.example/pro');
    expect(appIn(production()).visit.captureOrigin.execute()?.source).toBe('google');
  });

  it('counts nothing in the fake environment', () => {
    const { beacons } = browserGlobals('https://mallard.example/?environment=fake');
    staticPage().trackPage.execute();
    expect(beacons).toEqual([]);
  });
});
