import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../src/adapters/memory/memory-auth-state.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

const email = 'lena@example.com';

async function ownerOn(site: ReturnType<typeof memorySite>) {
  const tab = await signedInAs(site, site.browser().tab(), email);
  site.clock.advance(60_000);
  return { data: tab.app.get('data'), session: tab.app.get('account').session, store: tab.store };
}

describe('the export of an account', () => {
  it('is a file of JSON with a name that says whose site it is from', async () => {
    const { data } = await ownerOn(memorySite());
    const exported = await data.exportAccountData.execute();
    expect(exported).toMatchObject({ ok: true, value: { name: 'mallard-account.json' } });
    if (exported.ok) expect(JSON.parse(exported.value.content)).toMatchObject({ account: { email } });
  });

  it('says when the service cannot be reached, and when nobody is signed in', async () => {
    const site = memorySite();
    const { data, session } = await ownerOn(site);
    site.world.network.down = true;
    expect(await data.exportAccountData.execute()).toEqual({ ok: false, error: { code: 'offline' } });
    session.end('signed_out');
    expect(await data.exportAccountData.execute()).toEqual({ ok: false, error: { code: 'signed_out' } });
  });
});

describe('deleting an account', () => {
  it('takes the code that was sent, and then nobody is signed in here', async () => {
    const site = memorySite();
    const { data, session, store } = await ownerOn(site);
    const asked = await data.requestAccountDeletion.execute('en');
    expect(asked).toEqual({ ok: true, value: { sentTo: 'l…@example.com', isFormer: false } });
    const passcode = site.world.mailbox.passcodeFor(email) ?? '';
    const typed = ` ${passcode.slice(0, 3)} ${passcode.slice(3)}`;
    expect(await data.deleteAccount.execute(typed)).toEqual({ ok: true, value: undefined });
    expect(session.current.kind).toBe('signed-out');
    expect(store.read('session')).toBeNull();
    expect(accountOf(site.world.auth.state, email)).toBeNull();
  });

  it.each([
    ['a code that is none', '12', 0],
    ['no code', null, 1],
  ] as const)('with %s deletes nothing', async (_, typed, calls) => {
    const site = memorySite();
    const { data, session } = await ownerOn(site);
    await data.requestAccountDeletion.execute('en');
    expect(await data.deleteAccount.execute(typed)).toEqual({
      ok: false,
      error: { code: 'invalid_login_credentials' },
    });
    expect(site.world.network.count('deleteAccount')).toBe(calls);
    expect(session.current.kind).toBe('signed-in');
    expect(accountOf(site.world.auth.state, email)).not.toBeNull();
  });

  it('that the service did not hear of leaves the visitor signed in', async () => {
    const site = memorySite();
    const { data, session } = await ownerOn(site);
    await data.requestAccountDeletion.execute('en');
    site.world.network.failNext('deleteAccount', 'request_lost');
    const passcode = site.world.mailbox.passcodeFor(email);
    expect(await data.deleteAccount.execute(passcode)).toEqual({ ok: false, error: { code: 'offline' } });
    expect(session.current.kind).toBe('signed-in');
    expect((await data.deleteAccount.execute(passcode)).ok).toBe(true);
  });

  it('whose answer got lost is done when it is asked for again', async () => {
    const site = memorySite();
    const { data, session } = await ownerOn(site);
    await data.requestAccountDeletion.execute('en');
    site.world.network.failNext('deleteAccount', 'answer_lost');
    const passcode = site.world.mailbox.passcodeFor(email);
    expect(await data.deleteAccount.execute(passcode)).toEqual({ ok: false, error: { code: 'offline' } });
    expect(accountOf(site.world.auth.state, email)).toBeNull();
    expect(await data.deleteAccount.execute(passcode)).toEqual({ ok: true, value: undefined });
    expect(session.current).toEqual({ kind: 'signed-out', reason: 'signed_out' });
  });
});
