import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../../src/server/log.ts';
import { rehearseWith } from '../../../../src/server/payment/stripe/commands/rehearse.ts';
import { connectStripe } from '../../../../src/server/payment/stripe/connect.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { FakeStripe } from './support/fake-stripe.ts';
import { endless, testKey } from './support/stripe-provider.ts';

let stripe: FakeStripe;
beforeEach(async () => {
  const clock = new ManualClock();
  stripe = await FakeStripe.start(clock);
  stripe.world.moveTo = (to) => clock.pass(to - clock.now());
});
afterEach(async () => {
  await stripe.stop();
  expect(stripe.violations).toEqual([]);
});

async function rehearsed(secretKey = testKey, env: Readonly<Record<string, string>> = {}) {
  const said: string[] = [];
  const access = { secretKey, apiBase: stripe.url, patience: endless };
  const client = connectStripe(access, createLog('silent'));
  const command = rehearseWith(async () => {});
  const isWell = await command.run({ stripe: client, access, env, say: (line) => said.push(line) }, []);
  return { isWell, said, wrong: said.filter((line) => line.includes('WRONG')) };
}

describe('npm run stripe -- rehearse', () => {
  it('plays every life to its end, by the test clock, and finds what our table says', async () => {
    const { isWell, said, wrong } = await rehearsed();
    expect([wrong, isWell]).toEqual([[], true]);
    for (const step of [
      'a trial begins: Auto-Renewable in trial',
      'it is paid: Auto-Renewable',
      'the card fails: Grace Period',
      'the last day of grace: Grace Period',
      'the site ends it: Expired',
      'its owner cancels: Not Auto-Renewable',
      'and resumes: Auto-Renewable',
      'the period is switched: Auto-Renewable',
      'all is paid back: Expired',
      'the bank claims it: Inactive',
      'the bank leaves it to us: Auto-Renewable',
      'the bank gives it to its customer: Expired',
      'it is paid, and the bank warns: Auto-Renewable',
      'what was warned of is paid back: Expired',
    ])
      expect(said).toContain(`  ok     ${step}`);
    // Nothing is left behind.
    const clocks = (method: string) =>
      stripe.requests.filter((call) => call.method === method && /test_clocks/.test(call.path));
    expect(clocks('delete')).toHaveLength(5);
  });

  it('opens the payment page as it is set, and leaves none open', async () => {
    const { said } = await rehearsed(testKey, { STRIPE_TERMS_CONSENT: 'on' });
    expect(said.slice(0, 2)).toEqual(['the payment page', '  ok     it opens as it is set']);
    expect([...stripe.world.sessions.values()].map(({ status }) => status)).toEqual(['expired']);
  });

  it('says that no page opens where consent is asked to terms that Stripe does not know', async () => {
    stripe.world.hasTerms = false;
    expect(await rehearsed()).toMatchObject({ isWell: true });
    const { isWell, wrong } = await rehearsed(testKey, { STRIPE_TERMS_CONSENT: 'on' });
    expect([isWell, wrong]).toEqual([
      false,
      [expect.stringMatching(/it opens as it is set: Stripe refused it/)],
    ]);
  });

  it.each(['sk_live_mallard', 'rk_live_mallard'])(
    'refuses a live key (%s) and asks Stripe nothing',
    async (key) => {
      const { isWell, said } = await rehearsed(key);
      expect(isWell).toBe(false);
      expect(said.join()).toContain('needs a test key');
      expect(said.join()).not.toContain(key);
      expect(stripe.requests).toEqual([]);
    },
  );

  it('says which step went wrong, goes on, and deletes its clocks', async () => {
    stripe.world.passTime = () => {};
    const { isWell, wrong } = await rehearsed();
    expect(isWell).toBe(false);
    expect(wrong).toContain('  WRONG  it is paid: Auto-Renewable in trial in place of Auto-Renewable');
    expect(stripe.requests.filter(({ method }) => method === 'delete').map(({ path }) => path)).toEqual(
      expect.arrayContaining([expect.stringContaining('/v1/test_helpers/test_clocks/')]),
    );
  });

  it('says when a price is missing', async () => {
    stripe.world.strangePrices.set('privacy-pro-monthly-us', null);
    const { isWell, wrong } = await rehearsed();
    expect(isWell).toBe(false);
    expect(wrong[1]).toContain(
      'There is no price for privacy-pro-monthly-us: call `npm run stripe -- prices`',
    );
  });
});
