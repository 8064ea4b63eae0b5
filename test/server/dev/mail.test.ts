import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authPaths } from '../../../src/contract/auth.ts';
import { DevMailReply } from '../../../src/contract/dev.ts';
import { Mailbox } from '../../../src/server/mail/mailbox.ts';
import { AuthClient, field } from '../support/auth-client.ts';
import { openShop, type Shop } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await receive('robin@pond.example', 'First', '<p style="color:red">Hello</p>');
  await receive('kim@pond.example', 'Second <b>bold</b>', '<script>alert(1)</script>');
  await receive('robin@pond.example', 'Third', '<p>Again</p>');
});
afterAll(() => shop.close());

function receive(to: string, subject: string, html: string) {
  return shop.store.db
    .insertInto('mailbox')
    .values({ id: randomUUID(), to, subject, text: `${subject} as text`, html, sent_at: shop.clock.now() })
    .execute();
}

const subjects = async (path: string) =>
  DevMailReply.parse((await shop.call('GET', path)).body).map(({ subject }) => subject);

describe('the mailbox', () => {
  it('gives every message, newest first, or those to one address', async () => {
    expect(await subjects('/dev/mail.json')).toEqual(['Third', 'Second <b>bold</b>', 'First']);
    expect(await subjects('/dev/mail.json?to=robin@pond.example')).toEqual(['Third', 'First']);
    expect(await subjects('/dev/mail.json?to=%20ROBIN@pond.example')).toEqual(['Third', 'First']);
    for (const nobody of ['nobody@pond.example', '%00', "'--"]) {
      expect(await subjects(`/dev/mail.json?to=${nobody}`)).toEqual([]);
    }
  });

  it('is a page that shows the newest message, or the one that is chosen', async () => {
    const page = await shop.call('GET', '/dev/mail');
    expect(page.text).toContain('<h2>Third</h2>');
    expect(page.text).toContain('3 messages');
    expect(page.text).toContain('Second &lt;b&gt;bold&lt;/b&gt;');
    const chosen = await shop.call('GET', '/dev/mail?message=1&to=robin%40pond.example');
    expect(chosen.text).toContain('<h2>First</h2>');
    expect(chosen.text).toContain('src="/dev/mail/1/email?to=robin%40pond.example"');
  });

  it('says so when there is nothing', async () => {
    expect((await shop.call('GET', '/dev/mail?to=nobody%40pond.example')).text).toContain(
      'No mail to nobody@pond.example yet',
    );
  });

  it('shows an email in a frame where no script runs and nothing is loaded', async () => {
    const email = await shop.call('GET', '/dev/mail/2/email');
    expect(email.text).toContain('<script>alert(1)</script>');
    const policy = email.headers.get('Content-Security-Policy') ?? '';
    for (const rule of [
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-popups',
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain('script');
    expect((await shop.call('GET', '/dev/mail')).text).toContain(
      'sandbox="allow-popups allow-popups-to-escape-sandbox"',
    );
    expect((await shop.call('GET', '/dev/mail/99/email')).status).toBe(404);
  });

  it('lets an address have another code at once, and moves nobody’s clock', async () => {
    const passcodeFor = () => Promise.reject(new Error('not asked for here'));
    const client = new AuthClient({ site: shop.site, passcodeFor });
    const ask = async () => {
      await client.authorize();
      return (await client.askPasscode('ask@pond.example')).status;
    };
    const now = shop.clock.now();
    expect([await ask(), await ask()]).toEqual([200, 429]);
    const answer = await shop.call('POST', '/dev/mail/wait', { form: { to: ' Other@pond.example' } });
    expect(answer.status).toBe(303);
    expect(await ask(), 'another address still waits').toBe(429);
    await shop.call('POST', '/dev/mail/wait', { form: { to: ' Ask@pond.example' } });
    expect(await ask()).toBe(200);
    expect(shop.clock.now()).toBe(now);
  });

  it('lets an account have another code at once at its address, and at the one before a change', async () => {
    const inbox = new Mailbox(shop.store.db);
    const passcodeFor = async (to: string) => {
      await shop.site.settled();
      return /^\d{6}$/m.exec((await inbox.list(to))[0]?.text ?? '')?.[0] ?? '';
    };
    const client = new AuthClient({ site: shop.site, passcodeFor });
    const [first, second] = ['owned@pond.example', 'owned.next@pond.example'];
    const { access } = await client.signUpWith(first);
    const askDeletion = async () =>
      (await client.call('POST', authPaths.deleteRequest, { bearer: access })).status;
    const endWait = (to: string) => shop.call('POST', '/dev/mail/wait', { form: { to } });
    expect(await askDeletion()).toBe(429);
    await endWait(first);
    expect(await askDeletion()).toBe(200);
    const hash = field((await client.edit(access, second)).body, 'hash');
    await client.confirm(access, { email: second, hash, otp: await passcodeFor(second) });
    expect(await askDeletion()).toBe(429);
    await endWait('somebody.else@pond.example');
    expect(await askDeletion(), 'another address ends no wait of this one').toBe(429);
    await endWait(first);
    expect(await askDeletion()).toBe(200);
  });
});
