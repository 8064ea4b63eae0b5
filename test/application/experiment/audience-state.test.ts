import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryConnectivity } from '../../../src/adapters/memory/memory-connectivity.ts';
import { MemoryDeviceSource } from '../../../src/adapters/memory/memory-device-source.ts';
import { AudienceState } from '../../../src/application/experiment/audience-state.ts';
import { ExperimentState } from '../../../src/application/experiment/experiment-state.ts';
import { EligibilityApi } from '../../../src/application/ports/eligibility-api.ts';
import { VisitorApi } from '../../../src/application/ports/visitor-api.ts';
import { EligibilityState } from '../../../src/application/subscription/eligibility-state.ts';
import { defaultPlanFilter } from '../../../src/domain/experiment/audience.ts';
import { type Result, success } from '../../../src/domain/result.ts';
import { collect } from '../../support/collect.ts';
import { memorySite } from '../../support/memory-browser.ts';

const phoneApp =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile DuckDuckGo/5 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/111.0';

/** Services that answer when a test says so. */
function slowServices() {
  const country = Promise.withResolvers<Result<string, never>>();
  const eligible = Promise.withResolvers<Result<boolean, never>>();
  class Visitor extends VisitorApi {
    country() {
      return country.promise;
    }
    eligible() {
      return Promise.resolve(success(true));
    }
  }
  class EligibilityOf extends EligibilityApi {
    check() {
      return eligible.promise;
    }
  }
  const connectivity = new MemoryConnectivity();
  const audience = new AudienceState(
    new Visitor(),
    new MemoryDeviceSource({ userAgent: phoneApp }),
    new EligibilityState(new EligibilityOf(), connectivity),
    connectivity,
  );
  return { audience, country, eligible };
}

/** A page in a country, on a device. */
function page(userAgent: string, country = 'US') {
  const site = memorySite();
  site.world.subscriptions.country = country;
  return { site, ...site.browser().tab('/pro', { userAgent }) };
}

afterEach(() => vi.useRealTimers());

describe('who takes part', () => {
  it('is asked of the services only where the browser cannot tell', async () => {
    const { app, site } = page(firefox);
    using blocked = collect(app.container.get(ExperimentState).assignment$('defaultplan'));
    using open = collect(app.container.get(ExperimentState).assignment$('duckaiuninstalledhomeaa'));
    expect(blocked.values).toEqual([{ kind: 'ready', variant: null, method: 'blocked' }]);
    expect(open.values).toMatchObject([{ kind: 'ready', method: 'random' }]);
    expect(site.world.network.calls).toEqual([]);
  });

  it.each(['US', 'GB'])('in our mobile app is who may subscribe, in %s', async (country) => {
    const { app, site } = page(phoneApp, country);
    using seen = collect(app.container.get(ExperimentState).assignment$('defaultplan'));
    expect(seen.values).toEqual([{ kind: 'pending' }]);
    expect(await seen.until(({ kind }) => kind === 'ready')).toMatchObject({ method: 'random' });
    expect(new Set(site.world.network.calls)).toEqual(new Set(['country', 'checkEligibility']));
    expect(site.world.network.calls).toHaveLength(2);
  });

  it.each(['DE', 'JP'])('is nobody in %s', async (country) => {
    const { app } = page(phoneApp, country);
    using seen = collect(app.container.get(ExperimentState).assignment$('defaultplan'));
    expect(await seen.until(({ kind }) => kind === 'ready')).toMatchObject({ method: 'blocked' });
  });

  it.each(['country first', 'eligibility first'])(
    'is not decided by which answer comes first (%s)',
    async (order) => {
      const { audience, country, eligible } = slowServices();
      using seen = collect(audience.audience$);
      const answers = [() => country.resolve(success('US')), () => eligible.resolve(success(true))];
      for (const answer of order === 'country first' ? answers : answers.reverse()) {
        expect(seen.values.map(defaultPlanFilter)).not.toContain('blocked');
        expect(defaultPlanFilter(audience.current)).toBe('pending');
        const count = seen.values.length;
        answer();
        await seen.until(() => seen.values.length > count);
      }
      expect(defaultPlanFilter(audience.current)).toBe('allowed');
      expect(audience.current).toEqual({
        deviceKind: 'mobile-app',
        country: { code: 'US' },
        eligibility: 'eligible',
      });
    },
  );

  it('is nobody once the service has said that it knows no country', async () => {
    const { app } = page(phoneApp, '');
    using seen = collect(app.container.get(ExperimentState).assignment$('defaultplan'));
    expect(await seen.until(({ kind }) => kind === 'ready')).toMatchObject({
      variant: null,
      method: 'blocked',
    });
  });

  it('waits for the country that is asked for again after a lost answer', async () => {
    vi.useFakeTimers();
    const { app, site } = page(phoneApp);
    site.world.network.failNext('country', 'answer_lost');
    using seen = collect(app.container.get(ExperimentState).assignment$('defaultplan'));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(seen.values).toEqual([{ kind: 'pending' }]);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(seen.values[1]).toMatchObject({ kind: 'ready', method: 'random' });
  });

  it('is nobody while eligibility cannot be found out', async () => {
    const { app, site } = page(phoneApp);
    site.world.network.failNext('checkEligibility', 'bad_answer');
    using seen = collect(app.container.get(ExperimentState).assignment$('defaultplan'));
    expect(await seen.until(({ kind }) => kind === 'ready')).toMatchObject({
      variant: null,
      method: 'blocked',
    });
  });
});
