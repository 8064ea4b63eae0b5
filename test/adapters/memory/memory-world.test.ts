import { describe, expect, it } from 'vitest';
import { seedWorld } from '../../../src/adapters/memory/seed.ts';
import { plan } from '../../support/build.ts';
import { collect } from '../../support/collect.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

describe('a world without a server', () => {
  it('has the same subscribers for the same seed, who can sign in', async () => {
    const site = memorySite();
    const { emails } = seedWorld(site.world, 7);
    expect(emails).toEqual(seedWorld(memorySite().world, 7).emails);
    expect(emails).not.toEqual(seedWorld(memorySite().world, 8).emails);
    const [email = ''] = emails;
    const { app } = await signedInAs(site, site.browser().tab(), email);
    using seen = collect(app.get('subscription').subscription.subscription$);
    expect(await seen.until(({ kind }) => kind === 'there')).toMatchObject({
      subscription: { activeOffers: ['Trial'] },
    });
  });

  it('leads from the plans straight to the welcome page, paid, where there is no card page', async () => {
    const site = memorySite({ paysItself: true });
    const { app } = site.browser().tab('/de/pro');
    const opened = await app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'de' });
    if (!opened.ok) throw new Error(opened.error.code);
    expect(opened.value.checkoutUrl.href).toMatch(
      /^https:\/\/mallard\.example\/de\/pro\/welcome\?fake_payment=/,
    );
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    expect(await seen.until(({ kind }) => kind === 'there')).toMatchObject({ kind: 'there' });
  });

  it('goes on after a reload with what was saved', async () => {
    const before = memorySite();
    const tab = before.browser().tab();
    await tab.app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
    const after = memorySite({ saved: before.world.save() });
    expect(after.world.save()).toBe(before.world.save());
    expect(after.world.auth.tokens.verify(tab.store.read('session')?.accessToken ?? '')).not.toBeNull();
  });

  it('starts anew from what it cannot read', () => {
    for (const saved of ['', 'rubbish', '{}', '{"auth":{}}', null]) {
      expect(memorySite({ saved }).world.auth.state.accounts).toEqual({});
    }
  });
});

describe('the auth service without a server', () => {
  it('takes a code once; its replay ends the session', async () => {
    const { world } = memorySite();
    const cookie = world.auth.authorize('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', null);
    const created = world.auth.createAccount(cookie.ok ? cookie.value : null);
    const code = created.ok ? created.value.code : '';
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const tokens = world.auth.tokens.exchange(code, verifier);
    expect(tokens.ok).toBe(true);
    const other = verifier.replace('dBj', 'jBd');
    expect(world.auth.tokens.exchange(code, other)).toMatchObject({ error: { reason: 'fraud' } });
    expect(world.auth.tokens.verify(tokens.ok ? tokens.value.accessToken : '')).toBeNull();
  });

  it('gives the same successor for 15 s, and then ends the family', async () => {
    const site = memorySite();
    const { store } = await signedInAs(site, site.browser().tab(), 'lena@example.com');
    const refreshToken = store.read('session')?.refreshToken ?? '';
    const first = site.world.auth.tokens.refresh(refreshToken);
    site.clock.advance(15_000);
    const second = site.world.auth.tokens.refresh(refreshToken);
    expect(first.ok && second.ok && first.value.refreshToken === second.value.refreshToken).toBe(true);
    site.clock.advance(1);
    expect(site.world.auth.tokens.refresh(refreshToken)).toMatchObject({ error: { reason: 'reused' } });
    expect(site.world.auth.tokens.refresh(second.ok ? (second.value.refreshToken ?? '') : '')).toMatchObject({
      error: { reason: 'reused' },
    });
  });

  it('does not sign in with a passcode that was sent to change an address', async () => {
    const site = memorySite();
    const { app } = await signedInAs(site, site.browser().tab(), 'lena@example.com');
    site.clock.advance(61_000);
    await app.get('account').requestEmailChange.execute({ email: 'lena@example.com', locale: 'en' });
    const passcode = site.world.mailbox.passcodeFor('lena@example.com') ?? '';
    const other = site.browser().tab();
    site.clock.advance(61_000);
    await other.app.get('account').requestPasscode.execute({ email: 'lena@example.com', locale: 'en' });
    if (site.world.mailbox.passcodeFor('lena@example.com') === passcode) return;
    expect(
      await other.app.get('account').signIn.execute({ email: 'lena@example.com', passcode }),
    ).toMatchObject({
      error: { code: 'invalid_login_credentials' },
    });
  });
});
