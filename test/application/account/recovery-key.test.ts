import { describe, expect, it } from 'vitest';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

const email = 'lena@example.com';

async function siteWithKey() {
  const site = memorySite();
  const { app } = await signedInAs(site, site.browser().tab(), email);
  const made = await app.get('account').makeRecoveryKey.execute();
  if (!made.ok) throw new Error(made.error.code);
  return { site, owner: app, key: made.value.key };
}

describe('a recovery key', () => {
  it('signs in on a new browser, however it is typed', async () => {
    const { site, key } = await siteWithKey();
    const { app } = site.browser().tab('/pro/login');
    const typed = ` ${key.toLowerCase().replaceAll('-', ' ')}`;
    expect(await app.get('account').signInByKey.execute(typed)).toEqual({ ok: true, value: undefined });
    expect(app.get('account').session.current).toMatchObject({ kind: 'signed-in', account: { email } });
  });

  it('is made for nobody who is signed out', async () => {
    const site = memorySite();
    const { app } = site.browser().tab();
    expect(await app.get('account').makeRecoveryKey.execute()).toMatchObject({
      error: { code: 'signed_out' },
    });
  });

  it('with a typo is not shown to the service, and one of nobody is told apart from it', async () => {
    const { site, key } = await siteWithKey();
    const { app } = site.browser().tab('/pro/login');
    const calls = site.world.network.calls.length;
    const typo = await app.get('account').signInByKey.execute(key.slice(0, -2));
    expect(typo).toMatchObject({ error: { code: 'mistyped_recovery_key' } });
    expect(site.world.network.calls).toHaveLength(calls);
    const nobodys = await app.get('account').signInByKey.execute('0123-4567-89AB-CDEF-GHJY');
    expect(nobodys).toMatchObject({ error: { code: 'unknown_recovery_key' } });
    expect(app.get('account').session.current.kind).toBe('signed-out');
  });

  it('says when there is no connection, and works once there is one', async () => {
    const { site, key } = await siteWithKey();
    const { app } = site.browser().tab('/pro/login');
    site.world.network.down = true;
    expect(await app.get('account').signInByKey.execute(key)).toMatchObject({ error: { code: 'offline' } });
    site.world.network.down = false;
    expect((await app.get('account').signInByKey.execute(key)).ok).toBe(true);
  });
});

describe('signing out everywhere', () => {
  it('ends the sessions of all browsers and this one', async () => {
    const { site, owner, key } = await siteWithKey();
    const there = site.browser().tab();
    await there.app.get('account').signInByKey.execute(key);
    const token = there.store.read('session')?.accessToken ?? '';
    expect(await owner.get('account').signOutEverywhere.execute()).toEqual({ ok: true, value: undefined });
    expect(owner.get('account').session.current).toMatchObject({ kind: 'signed-out' });
    expect(site.world.auth.tokens.verify(token)).toBeNull();
  });

  it('that the service was not told of changes nothing here', async () => {
    const { site, owner } = await siteWithKey();
    site.world.network.down = true;
    expect(await owner.get('account').signOutEverywhere.execute()).toMatchObject({
      error: { code: 'offline' },
    });
    expect(owner.get('account').session.current.kind).toBe('signed-in');
  });
});
