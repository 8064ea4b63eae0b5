import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountApi } from '../../src/application/ports/account-api.ts';
import { AuthorizationApi } from '../../src/application/ports/authorization-api.ts';
import { BackendVariants } from '../../src/application/ports/backend-variants.ts';
import { BlogApi } from '../../src/application/ports/blog-api.ts';
import { CheckoutApi } from '../../src/application/ports/checkout-api.ts';
import { Clock } from '../../src/application/ports/clock.ts';
import { CloudSettingsApi } from '../../src/application/ports/cloud-settings-api.ts';
import { CohortApi } from '../../src/application/ports/cohort-api.ts';
import { Connectivity } from '../../src/application/ports/connectivity.ts';
import { CookieJar } from '../../src/application/ports/cookie-jar.ts';
import { DeviceSource } from '../../src/application/ports/device-source.ts';
import { Digest } from '../../src/application/ports/digest.ts';
import { EligibilityApi } from '../../src/application/ports/eligibility-api.ts';
import { ErrorReporter } from '../../src/application/ports/error-reporter.ts';
import { ExperimentStore } from '../../src/application/ports/experiment-store.ts';
import { HostApp } from '../../src/application/ports/host-app.ts';
import { HostBridge } from '../../src/application/ports/host-bridge.ts';
import { KeyValueStore } from '../../src/application/ports/key-value-store.ts';
import { LegacyAuthApi } from '../../src/application/ports/legacy-auth-api.ts';
import { NewsletterApi } from '../../src/application/ports/newsletter-api.ts';
import { PageExperiments } from '../../src/application/ports/page-experiments.ts';
import { PageLocation } from '../../src/application/ports/page-location.ts';
import { PixelSender } from '../../src/application/ports/pixel-sender.ts';
import { PrivacySignal } from '../../src/application/ports/privacy-signal.ts';
import { ProductApi } from '../../src/application/ports/product-api.ts';
import { Random } from '../../src/application/ports/random.ts';
import { RestorationApi } from '../../src/application/ports/restoration-api.ts';
import { StaticContent } from '../../src/application/ports/static-content.ts';
import { SubscriptionApi } from '../../src/application/ports/subscription-api.ts';
import { SuggestionApi } from '../../src/application/ports/suggestion-api.ts';
import { SystemTheme } from '../../src/application/ports/system-theme.ts';
import { TabLock } from '../../src/application/ports/tab-lock.ts';
import { TokenApi } from '../../src/application/ports/token-api.ts';
import { VisitorApi } from '../../src/application/ports/visitor-api.ts';
import { appContainer, appIn, type EnvironmentModules } from '../../src/composition/app-container.ts';
import { fake } from '../../src/composition/environments/fake.ts';
import { prerender } from '../../src/composition/environments/prerender.ts';
import { production } from '../../src/composition/environments/production.ts';
import { staging } from '../../src/composition/environments/staging.ts';
import { staticPage } from '../../src/composition/static-page.ts';
import { browserGlobals } from '../support/browser-globals.ts';

const ports: readonly (abstract new () => object)[] = [
  AccountApi,
  AuthorizationApi,
  BackendVariants,
  BlogApi,
  CheckoutApi,
  Clock,
  CloudSettingsApi,
  CohortApi,
  Connectivity,
  CookieJar,
  DeviceSource,
  Digest,
  EligibilityApi,
  ErrorReporter,
  ExperimentStore,
  PageExperiments,
  HostApp,
  HostBridge,
  KeyValueStore,
  LegacyAuthApi,
  NewsletterApi,
  PageLocation,
  PixelSender,
  PrivacySignal,
  ProductApi,
  Random,
  RestorationApi,
  StaticContent,
  SubscriptionApi,
  SuggestionApi,
  SystemTheme,
  TabLock,
  TokenApi,
  VisitorApi,
];
const environments: Readonly<Record<string, () => EnvironmentModules>> = {
  production,
  staging,
  fake,
  prerender,
};

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

describe('the list of ports in this test', () => {
  it('is complete', () => {
    const files = Object.keys(import.meta.glob('../../src/application/ports/*.ts'));
    const names = ports.map(({ name }) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase());
    expect(names.sort()).toEqual(files.map((file) => file.replace(/^.*\/|\.ts$/g, '')).sort());
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
    expect(parts).toHaveLength(27);
    for (const part of parts) expect(part).toBeDefined();
    expect(app.session.current).toEqual({ kind: 'unknown' });
    expect(app.offers.current).toEqual({ kind: 'loading', slow: false });
  });

  it('loads the rest when it is first asked for, once', async () => {
    const app = appIn(environment());
    const more = await app.more();
    expect(await app.more()).toBe(more);
    const parts = Object.values(more).flatMap((part: object) =>
      part.constructor === Object ? Object.values(part) : [part],
    );
    expect(parts).toHaveLength(12);
    for (const part of parts) expect(part).toBeDefined();
  });

  it.each(ports.map((port) => [port.name, port] as const))('has one %s for all', async (_, port) => {
    const wired = environment();
    const container = appContainer(wired);
    container.load(...(await wired.more()));
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

describe('the rest of the app', () => {
  it('that did not arrive is asked for again, and both callers of one try learn it', async () => {
    const { modules, more } = prerender();
    let tries = 0;
    const app = appIn({
      modules,
      more() {
        tries += 1;
        return tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : more();
      },
    });
    const first = [app.more(), app.more()];
    for (const outcome of await Promise.allSettled(first)) expect(outcome.status).toBe('rejected');
    expect(tries).toBe(1);
    expect((await app.more()).settings.current).toEqual({ kept: {}, shown: {} });
    expect(tries).toBe(2);
  });
});

describe('a static page', () => {
  it('has the same use-cases, wired by hand', () => {
    const { beacons } = browserGlobals('https://mallard.example/?origin=home_google_spring');
    const { captureOrigin, trackPage } = staticPage();
    expect(captureOrigin.execute()?.campaign).toBe('spring');
    trackPage.execute();
    expect(beacons).toHaveLength(1);
    const { origin, pathname, searchParams } = new URL(beacons[0] ?? '');
    expect(origin + pathname).toBe('https://mallard.example/t/page_impression');
    expect(Object.fromEntries([...searchParams].slice(1))).toEqual({
      page: 'home',
      locale: 'en',
      browser: 'firefox',
      formFactor: 'desktop',
      platform: 'linux',
      installed: 'false',
      viewCount: '1',
      origin: 'home_google_spring',
    });
  });

  it('and a live page after it count as two pages of one visit', () => {
    const { beacons } = browserGlobals('https://mallard.example/');
    staticPage().trackPage.execute();
    history.replaceState(null, '', 'https://mallard.example/pro');
    appIn(production()).visit.trackPage.execute();
    expect(beacons.map((url) => new URL(url).searchParams.get('viewCount'))).toEqual(['1', '2']);
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
