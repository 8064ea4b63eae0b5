import { describe, expect, it } from 'vitest';
import { CohortReply } from '../../../src/contract/cohort.ts';
import { cohortRoutes } from '../../../src/server/cohort/routes.ts';
import { loadConfig } from '../../../src/server/config/config.ts';
import { days, ManualClock } from '../support/manual-clock.ts';

const clock = new ManualClock(Date.UTC(2026, 10, 21, 12));
const secrets = { SITE_SECRET: 's'.repeat(43), CARD_WEBHOOK_SECRET: 'c'.repeat(43) };
const app = cohortRoutes({
  clock,
  config: loadConfig({
    SITE_ENV: 'staging',
    DEV_PASSWORD: 'sixteen-or-longer',
    PUBLIC_URL: 'https://mallard.example',
    ...secrets,
  }),
});
const cohort = async (query = '') => CohortReply.parse(await (await app.request(`/atb.js${query}`)).json());

describe('GET /atb.js', () => {
  it('tells the cohort of the day, kept by no cache', async () => {
    expect(await cohort('?12345&browser=Chrome&email=0')).toEqual({
      for_more_info: 'https://mallard.example/privacy',
      majorVersion: 561,
      minorVersion: 4,
      version: 'v561-4',
    });
    expect((await app.request('/atb.js')).headers.get('Cache-Control')).toBe('no-store');
  });

  it('goes on with the days', async () => {
    clock.pass(days(4));
    expect((await cohort()).version).toBe('v562-1');
    clock.pass(days(-4));
  });

  it.each(['v105-2ma', 'v561-4', 'v223-5__', 'v1-2'])('leaves a client its cohort %s', async (atb) => {
    expect((await cohort(`?atb=${atb}`)).updateVersion).toBeUndefined();
  });

  it.each(['v1-1', 'v561-5', 'v900-1', 'v0-0', 'nonsense', 'v12-8'])(
    'gives a new one to a client that keeps %s',
    async (atb) => {
      expect((await cohort(`?atb=${atb}`)).updateVersion).toBe('v561-4');
    },
  );
});
