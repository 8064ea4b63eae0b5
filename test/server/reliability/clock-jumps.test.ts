import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signBody } from '../../../src/server/payment/simulator/signature.ts';
import { AuthClient, tokensOf } from '../support/auth-client.ts';
import { days, minutes } from '../support/manual-clock.ts';
import { countOf, leftAtProvider, openShop, type Shop, siteRows } from '../support/shop.ts';
import { freshAddress } from '../support/test-site.ts';

const jumps = [
  ['ahead', minutes(10)],
  ['back', minutes(-10)],
] as const;

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
}, 240_000);
afterEach(() => shop.close());

const passcode = async (email: string) => {
  await shop.site.settled();
  const { body } = await shop.call('GET', `/dev/mail.json?to=${encodeURIComponent(email)}`);
  const [newest] = Array.isArray(body) ? body : [];
  return /^\d{6}$/m.exec(String(Object(newest).text))?.[0] ?? '';
};

describe.each(jumps)('a clock that jumps ten minutes %s, and is set right again', (_, jump) => {
  it('signs nobody out', async () => {
    const client = new AuthClient({ site: shop.site, passcodeFor: passcode });
    const before = await client.signUp();
    shop.clock.pass(jump);
    expect((await client.account(before.access)).status).toBe(200);
    const during = tokensOf(await client.refresh(before.refresh));
    shop.clock.pass(-jump);
    expect((await client.account(before.access)).status).toBe(200);
    expect((await client.account(during.access)).status).toBe(200);
    expect((await client.refresh(during.refresh)).status).toBe(200);
  });

  it('lets visitors sign up and sign in while it is wrong and at once afterwards', async () => {
    const email = freshAddress();
    const client = new AuthClient({ site: shop.site, passcodeFor: passcode });
    await client.signUpWith(email);
    const signIn = async () => {
      const visitor = new AuthClient({ site: shop.site, passcodeFor: passcode });
      await visitor.authorize();
      const sent = (await visitor.askPasscode(email)).status;
      return [sent, (await visitor.logIn(email, await passcode(email))).status];
    };
    shop.clock.pass(minutes(1) + jump);
    expect(await signIn()).toEqual([200, 200]);
    shop.clock.pass(minutes(1) - jump);
    expect(await signIn()).toEqual([200, 200]);
  });

  it('sells once to who orders on both sides of it', async () => {
    const buyer = await shop.buyer();
    const key = { 'Idempotency-Key': 'one' };
    const first = await buyer.open({}, key);
    shop.clock.pass(jump);
    expect((await buyer.open({}, key)).body).toEqual(first.body);
    await buyer.buy();
    shop.clock.pass(-jump);
    expect((await buyer.open({})).status).toBe(409);
    await shop.site.settled();
    expect(await leftAtProvider(shop)).toMatchObject({ subscriptions: 1, invoices: 1 });
    expect((await siteRows(shop)).subscriptions).toHaveLength(1);
  });

  it('at the card provider: its events are refused, change nothing, and are taken once when they come again', async () => {
    const buyer = await shop.buyer();
    shop.reachable = false;
    await buyer.buy();
    const bodies = [...new Set(shop.sent.map(({ body }) => body))];
    const { cardWebhook } = shop.config.secrets;
    for (const body of bodies) {
      const answer = await shop.send(body, signBody(body, cardWebhook, shop.clock.now() + jump));
      expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_signature' }]);
    }
    expect([await countOf(shop, 'provider_event'), await countOf(shop, 'subscription')]).toEqual([0, 0]);

    shop.reachable = true;
    shop.clock.pass(minutes(1));
    await shop.site.settled();
    expect(await countOf(shop, 'provider_event')).toBe(bodies.length);
    expect((await buyer.get('/api/subscription/status')).status).toBe(200);
    expect(await countOf(shop, 'subscription')).toBe(1);
  });
});

describe('a clock that was a day ahead, and is set right', () => {
  it('leaves no passcodes that stand before those sent since', async () => {
    const email = freshAddress();
    const client = new AuthClient({ site: shop.site, passcodeFor: passcode });
    await client.signUpWith(email);
    const ask = async () => {
      shop.clock.pass(minutes(1));
      const visitor = new AuthClient({ site: shop.site, passcodeFor: passcode });
      await visitor.authorize();
      expect((await visitor.askPasscode(email)).status).toBe(200);
      return { visitor, typed: await passcode(email) };
    };
    shop.clock.pass(days(1));
    const [first, second] = [await ask(), await ask()];
    shop.clock.pass(-days(1));
    const since = await ask();
    expect((await first.visitor.logIn(email, first.typed)).status).toBe(400);
    expect((await since.visitor.logIn(email, since.typed)).status).toBe(200);
    expect((await second.visitor.logIn(email, second.typed)).status).toBe(400);
  });
});
