import { describe, expect, it } from 'vitest';
import { collect } from '../../support/collect.ts';
import { memorySite } from '../../support/memory-browser.ts';

const phoneApp =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile DuckDuckGo/5 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/111.0';

/** A page in a country, on a device. */
function page(userAgent: string, country = 'US') {
  const site = memorySite();
  site.world.subscriptions.country = country;
  return { site, ...site.browser().tab('/pro', { userAgent }) };
}

describe('who takes part', () => {
  it('is asked of the services only where the browser cannot tell', async () => {
    const { app, site } = page(firefox);
    using blocked = collect(app.experiments.assignment$('defaultplan'));
    using open = collect(app.experiments.assignment$('duckaiuninstalledhomeaa'));
    expect(blocked.values).toEqual([{ kind: 'ready', variant: null, method: 'blocked' }]);
    expect(open.values).toMatchObject([{ kind: 'ready', method: 'random' }]);
    expect(site.world.network.calls).toEqual([]);
  });

  it.each(['US', 'GB'])('in our mobile app is who may subscribe, in %s', async (country) => {
    const { app, site } = page(phoneApp, country);
    using seen = collect(app.experiments.assignment$('defaultplan'));
    expect(seen.values).toEqual([{ kind: 'pending' }]);
    expect(await seen.until(({ kind }) => kind === 'ready')).toMatchObject({ method: 'random' });
    expect(new Set(site.world.network.calls)).toEqual(new Set(['country', 'checkEligibility']));
    expect(site.world.network.calls).toHaveLength(2);
  });

  it.each(['DE', 'JP'])('is nobody in %s', async (country) => {
    const { app } = page(phoneApp, country);
    using seen = collect(app.experiments.assignment$('defaultplan'));
    expect(await seen.until(({ kind }) => kind === 'ready')).toMatchObject({ method: 'blocked' });
  });

  it('is nobody while eligibility cannot be found out', async () => {
    const { app, site } = page(phoneApp);
    site.world.network.failNext('checkEligibility', 'bad_answer');
    using seen = collect(app.experiments.assignment$('defaultplan'));
    expect(await seen.until(({ kind }) => kind === 'ready')).toMatchObject({
      variant: null,
      method: 'blocked',
    });
  });
});
