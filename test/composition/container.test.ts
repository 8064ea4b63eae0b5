import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpEligibilityApi } from '../../src/adapters/http/http-eligibility-api.ts';
import { HttpVisitorApi } from '../../src/adapters/http/http-visitor-api.ts';
import { MemoryEligibilityApi } from '../../src/adapters/memory/memory-eligibility-api.ts';
import { MemoryVisitorApi } from '../../src/adapters/memory/memory-visitor-api.ts';
import { EligibilityApi } from '../../src/application/ports/eligibility-api.ts';
import { VisitorApi } from '../../src/application/ports/visitor-api.ts';
import { ContainerApp } from '../../src/composition/container-app.ts';
import type { Environment } from '../../src/composition/environments/environment.ts';
import { fake } from '../../src/composition/environments/fake.ts';
import { http } from '../../src/composition/environments/http.ts';
import { withOverrides } from '../../src/composition/environments/overrides.ts';
import { prerender } from '../../src/composition/environments/prerender.ts';
import type { EnvironmentName } from '../../src/composition/environments.ts';
import { staticPage } from '../../src/composition/static-page.ts';
import { browserGlobals } from '../support/browser-globals.ts';
import { featureNames } from '../support/every-feature.ts';

type Port = abstract new () => object;

/** What only a part of static pages that is wired by hand takes. */
const wiredByHand = ['browser-records.ts', 'day-counts.ts', 'suggestion-api.ts'];
/** Every other port: the class that a file of `application/ports` is named for. */
const ports = Object.entries(
  import.meta.glob<Readonly<Record<string, Port>>>('../../src/application/ports/*.ts', { eager: true }),
).flatMap(([file, exports]): readonly (readonly [string, Port | undefined])[] => {
  if (wiredByHand.some((name) => file.endsWith(`/${name}`))) return [];
  const named = file.replace(/^.*\/|\.ts$|-/g, '');
  return [[file, Object.values(exports).find(({ name }) => name?.toLowerCase() === named)]];
});
const production = () => http('production');
const environments: Readonly<
  Record<EnvironmentName | 'prerender', () => Environment | Promise<Environment>>
> = {
  production,
  staging: () => http('staging'),
  fake: () => fake(),
  prerender,
};

async function everyFeatureIn(environment: Environment | Promise<Environment>): Promise<ContainerApp> {
  const app = new ContainerApp(await environment);
  await Promise.all(featureNames.map((name) => app.load(name)));
  return app;
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(environments))('the container in %s', (name, environment) => {
  beforeEach(() => {
    // The prerender has to do without any of them.
    if (name !== 'prerender') browserGlobals('https://mallard.example/pro');
  });

  it('makes everything that the UI may call', async () => {
    const app = await everyFeatureIn(environment());
    for (const feature of featureNames) {
      for (const [part, made] of Object.entries(app.get(feature)))
        expect([part, typeof made]).toEqual([part, 'object']);
    }
    expect(app.get('account').session.current).toEqual({ kind: 'unknown' });
    expect(app.get('offers').offers.current).toEqual({ kind: 'loading', slow: false });
  });

  it.each(ports)('has one adapter for all of the port in %s', async (_, port) => {
    if (port === undefined) throw new Error('no class there is named as the file');
    const { container } = await everyFeatureIn(environment());
    expect(container.getAll(port)).toHaveLength(1);
    const made = container.get(port) as object;
    // What static pages load as well implements its port: to extend it, it would have to load it.
    expect(made instanceof port || made.constructor.name.endsWith(port.name)).toBe(true);
    expect(container.get(port)).toBe(container.get(port));
  });

  it('asks nothing of any service while it is made', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    await everyFeatureIn(environment());
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe('the container', () => {
  it('builds no functions from text, which the content security policy forbids', async () => {
    const build = vi.fn();
    vi.stubGlobal('Function', new Proxy(Function, { construct: build, apply: build }));
    await everyFeatureIn(prerender());
    expect(build).not.toHaveBeenCalled();
  });
});

describe('an environment with a port of another', () => {
  beforeEach(() => {
    browserGlobals('https://mallard.example/pro');
  });

  it('has one real service among fakes', async () => {
    const { container } = await everyFeatureIn(fake([VisitorApi]));
    expect(container.getAll(VisitorApi)).toEqual([expect.any(HttpVisitorApi)]);
    expect(container.getAll(EligibilityApi)).toEqual([expect.any(MemoryEligibilityApi)]);
  });

  it('has one fake among real services', async () => {
    const { container } = await everyFeatureIn(withOverrides(await production(), [VisitorApi], await fake()));
    expect(container.getAll(VisitorApi)).toEqual([expect.any(MemoryVisitorApi)]);
    expect(container.getAll(EligibilityApi)).toEqual([expect.any(HttpEligibilityApi)]);
  });

  it('has every other port once', async () => {
    const { container } = await everyFeatureIn(fake([VisitorApi]));
    for (const [file, port] of ports) {
      if (port !== undefined) expect([file, container.getAll(port).length]).toEqual([file, 1]);
    }
  });
});

describe('a feature', () => {
  it('is loaded when it is first asked for, with what it needs and nothing else, and is the same ever after', async () => {
    const app = new ContainerApp(prerender());
    expect(() => app.get('data')).toThrow("name it in the page's row");
    const [data, again] = await Promise.all([app.load('data'), app.load('data')]);
    expect(again).toBe(data);
    expect(app.get('data')).toBe(data);
    expect(app.get('account').session.current).toEqual({ kind: 'unknown' });
    expect(() => app.get('settings')).toThrow('settings is not loaded');
  });

  it('that did not arrive is asked for again, and both callers of one try learn it', async () => {
    const { bindPage, services } = prerender();
    let tries = 0;
    const app = new ContainerApp({
      bindPage,
      services(name) {
        if (name === 'settings') tries += 1;
        return tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : services(name);
      },
    });
    const first = [app.load('settings'), app.load('settings')];
    for (const outcome of await Promise.allSettled(first)) expect(outcome.status).toBe('rejected');
    expect(tries).toBe(1);
    expect((await app.load('settings')).settings.current).toEqual({ kept: {}, shown: {} });
    expect(tries).toBe(2);
  });

  it('reads what the browser kept also when it comes after the start', async () => {
    const app = new ContainerApp(prerender());
    app.start();
    const { session } = await app.load('account');
    expect(session.current).toEqual({ kind: 'signed-out', reason: 'none' });
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

  it('and a live page after it count as two pages of one visit', async () => {
    const { beacons } = browserGlobals('https://mallard.example/');
    staticPage().trackPage.execute();
    history.replaceState(null, '', 'https://mallard.example/pro');
    (await everyFeatureIn(production())).get('visit').trackPage.execute();
    expect(beacons.map((url) => new URL(url).searchParams.get('viewCount'))).toEqual(['1', '2']);
  });

  it('leaves an origin where the live pages find it', async () => {
    browserGlobals('https://mallard.example/?origin=home_google_spring');
    staticPage().captureOrigin.execute();
    history.replaceState(null, '', 'https://mallard.example/pro');
    expect((await everyFeatureIn(production())).get('visit').captureOrigin.execute()?.source).toBe('google');
  });

  it('counts nothing in the fake environment', () => {
    const { beacons } = browserGlobals('https://mallard.example/?environment=fake');
    staticPage().trackPage.execute();
    expect(beacons).toEqual([]);
  });
});
