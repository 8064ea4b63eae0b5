import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authPaths } from '../../../../src/contract/auth.ts';
import { legacyAuthPaths } from '../../../../src/contract/legacy-auth.ts';
import { newsletterPath } from '../../../../src/domain/content/newsletter.ts';
import { Mailbox } from '../../../../src/server/mail/mailbox.ts';
import { AuthClient, field, type TokenPair, tokensOf } from '../../support/auth-client.ts';
import { minutes } from '../../support/manual-clock.ts';
import { type RecordedStore, recordQueries } from '../../support/record-queries.ts';
import { openShop } from '../../support/shop.ts';
import { freshAddress, openTestSite, siteUrl, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

withStores((store) => {
  let at: TestSite;
  let recorded: RecordedStore;
  /** Hears what takes a connection that visitors share. */
  let shared: RecordedStore;
  let email: string;
  let owner: AuthClient;
  let tokens: TokenPair;
  beforeAll(async () => {
    shared = recordQueries(store());
    recorded = recordQueries({ ...shared.store, counters: store().counters });
    at = await openTestSite({ store: recorded.store });
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    email = freshAddress();
    owner = new AuthClient(at);
    tokens = await owner.signUpWith(email);
    at.clock.pass(minutes(1));
  });

  let networks = 0;
  /** An address in a /24 that no other test uses. */
  const freshPeer = () => {
    networks += 1;
    return `198.${18 + Math.floor(networks / 250)}.${networks % 250}.7`;
  };
  const guess = (address: string, peer = freshPeer()) =>
    new AuthClient(at, 'mallard-web', peer).call('POST', legacyAuthPaths.login, {
      query: { email: address, otp: '000000' },
    });
  const order = (address: string, peer = freshPeer()) =>
    new AuthClient(at, 'mallard-web', peer).call('POST', legacyAuthPaths.loginLink, {
      query: { email: address },
    });

  describe('strangers who guess at an address', () => {
    beforeEach(async () => {
      for (let count = 0; count < 5; count += 1) expect((await guess(email)).status).toBe(400);
      expect((await guess(email)).status).toBe(429);
    });

    it('do not keep its owner from deleting the account', async () => {
      expect((await owner.call('POST', authPaths.deleteRequest, { bearer: tokens.access })).status).toBe(200);
      const otp = await at.passcodeFor(email);
      const deleted = await owner.call('POST', authPaths.delete, { bearer: tokens.access, json: { otp } });
      expect(deleted.status).toBe(200);
    });

    it('do not keep its owner from removing it, or from changing to another that they guessed at', async () => {
      const next = freshAddress();
      for (let count = 0; count < 5; count += 1) await guess(next);
      const hash = field((await owner.edit(tokens.access, next)).body, 'hash');
      const otp = await at.passcodeFor(next);
      expect((await owner.confirm(tokens.access, { email: next, hash, otp })).status).toBe(200);
      for (let count = 0; count < 5; count += 1) await order(next);
      at.clock.pass(minutes(1));
      const removal = field((await owner.edit(tokens.access)).body, 'hash');
      const last = await at.passcodeFor(next);
      expect((await owner.confirm(tokens.access, { hash: removal, otp: last })).status).toBe(200);
    });
  });

  describe('strangers who have codes of their own accounts sent to an address', () => {
    it('are held back at twenty a day, and do not keep its owner from deleting the account', async () => {
      const statuses = [];
      for (let account = 0; account < 3; account += 1) {
        const stranger = new AuthClient(at, 'mallard-web', freshPeer());
        const { access } = await stranger.signUp();
        for (let count = 0; count < 10; count += 1) {
          at.clock.pass(minutes(15));
          statuses.push((await stranger.askPasscode(email, { bearer: access })).status);
        }
      }
      // The first one went there while it was not yet the owner's.
      expect(statuses).toEqual([...Array(19).fill(200), ...Array(11).fill(429)]);
      const { access } = tokensOf(await owner.refresh(tokens.refresh));
      expect((await owner.call('POST', authPaths.deleteRequest, { bearer: access })).status).toBe(200);
      at.clock.pass(minutes(1));
      const hash = field((await owner.edit(access)).body, 'hash');
      const otp = await at.passcodeFor(email);
      expect((await owner.confirm(access, { hash, otp })).status).toBe(200);
    });
  });

  describe('an owner', () => {
    it('has five tries in ten minutes for all codes of the account', async () => {
      const next = freshAddress();
      const hash = field((await owner.edit(tokens.access, next)).body, 'hash');
      const otp = await at.passcodeFor(next);
      const wrong = otp === '000000' ? '000001' : '000000';
      for (let count = 0; count < 5; count += 1) {
        expect((await owner.confirm(tokens.access, { email: next, hash, otp: wrong })).status).toBe(400);
      }
      expect((await owner.confirm(tokens.access, { email: next, hash, otp })).status).toBe(429);
    });
  });

  describe('a network that has guessed a hundred times', () => {
    it('may still buy, sign in by key and subscribe, and its neighbor may sign in by code', async () => {
      const peer = freshPeer();
      for (let address = 0; address < 20; address += 1) {
        const other = freshAddress();
        for (let count = 0; count < 5; count += 1) await guess(other, peer);
      }
      expect((await order(freshAddress(), peer)).status).toBe(429);
      const buyer = new AuthClient(at, 'mallard-web', peer);
      await buyer.authorize();
      expect((await buyer.create()).status).toBe(200);
      const subscribed = await at.site.fetch(
        new Request(siteUrl + newsletterPath, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: freshAddress(), news: true, tips: false }),
        }),
        { incoming: { socket: { remoteAddress: peer } } },
      );
      expect(subscribed.status).toBe(200);
      expect((await order(freshAddress(), peer.replace(/7$/, '8'))).status).toBe(200);
    });
  });

  describe('neighbors in a /24', () => {
    it('who have made a thousand accounts from five addresses do not keep another one from buying', async () => {
      const first = freshPeer();
      const at24 = (last: number) => first.replace(/7$/, String(last));
      const buy = async (peer: string) => {
        const buyer = new AuthClient(at, 'mallard-web', peer);
        await buyer.authorize();
        return (await buyer.create()).status;
      };
      for (let peer = 1; peer <= 5; peer += 1) {
        const made = await Promise.all(Array.from({ length: 200 }, () => buy(at24(peer))));
        expect(new Set(made)).toEqual(new Set([200]));
        expect(await buy(at24(peer))).toBe(429);
      }
      expect(await buy(at24(99))).toBe(200);
    });
  });

  describe('everybody together', () => {
    it('orders 301 codes within a minute, and the 301st goes out', async () => {
      const statuses = [];
      for (let count = 0; count < 301; count += 1) statuses.push((await order(freshAddress())).status);
      expect(new Set(statuses)).toEqual(new Set([200]));
    });
  });

  describe('a call that is refused', () => {
    it('asks the store nothing, once this process knows', async () => {
      expect((await order(email)).status).toBe(200);
      expect((await order(email)).status).toBe(429);
      const asked = await recorded.during(async () => {
        expect((await order(email)).status).toBe(429);
        expect((await order(email)).status).toBe(429);
      });
      expect(asked).toEqual([]);
    });

    it('looks at most, on a connection of the limits, where an account may be made no more', async () => {
      const peer = freshPeer();
      const buyer = new AuthClient(at, 'mallard-web', peer);
      for (let count = 0; count < 200; count += 1) {
        await buyer.authorize();
        expect((await buyer.create()).status).toBe(200);
      }
      expect((await buyer.create()).status).toBe(200);
      await buyer.authorize();
      expect((await buyer.create()).status).toBe(429);
      const refuse = async () => expect((await buyer.create()).status).toBe(429);
      expect(await recorded.during(refuse)).toEqual([
        expect.stringMatching(/^select .* from "authorization_session" where [^ ]+ = [^ ]+$/),
      ]);
      expect(await shared.during(refuse)).toEqual([]);
    });

    it('waits for nobody: not for the row of a counter, nor for a transaction about its address', async () => {
      expect((await order(email)).status).toBe(200);
      await store()
        .db.transaction()
        .execute(async (trx) => {
          await trx.selectFrom('limit_counter').selectAll().forUpdate().execute();
          expect((await order(email)).status).toBe(429);
        });
    });
  });
});

describe('strangers who have codes of accounts they made for it sent to an address', () => {
  it('keep nobody from it who has bought, and whose codes hold nobody else back', async () => {
    const shop = await openShop();
    const email = freshAddress();
    const mails = async () => {
      await shop.site.settled();
      return new Mailbox(shop.store.db).list(email);
    };
    const passcodeFor = async () => /^\d{6}$/m.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
    const client = (peer?: string) => new AuthClient({ site: shop.site, passcodeFor }, 'mallard-web', peer);
    const buyer = await shop.buyer();
    await buyer.buy();
    const owner = client();
    expect((await owner.edit(buyer.bearer, email)).status).toBe(200);

    const statuses = [];
    for (let account = 0; account < 4; account += 1) {
      const stranger = client(`198.51.${account}.7`);
      const { access } = await stranger.signUp();
      for (let count = 0; count < 5; count += 1) {
        shop.clock.pass(minutes(1));
        statuses.push((await stranger.edit(access, email)).status);
      }
    }
    expect(statuses).toEqual(Array(20).fill(200));
    const late = client('198.51.99.7');
    const { access } = await late.signUp();
    expect((await late.edit(access, email)).status).toBe(429);
    expect((await late.askPasscode(email, { bearer: access })).status).toBe(429);
    expect(await mails()).toHaveLength(21);

    shop.clock.pass(minutes(1));
    const hash = field((await owner.edit(buyer.bearer, email)).body, 'hash');
    const otp = await passcodeFor();
    expect((await owner.confirm(buyer.bearer, { email, hash, otp })).status).toBe(200);
    await shop.close();
  });
});
