import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCards } from '../../../src/adapters/memory/memory-card-provider.ts';
import { type StoredKey, storedEntries } from '../../../src/application/ports/key-value-store.ts';
import { plan } from '../../support/build.ts';
import { collect } from '../../support/collect.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';
import { passTime } from '../../support/time.ts';

const day = 86_400_000;

/** A browser whose visitor has bought a monthly plan, with a trial, and given no address. */
async function bought() {
  const site = memorySite();
  const browser = site.browser();
  const tab = browser.tab('/pro');
  const opened = await tab.app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
  if (!opened.ok) throw new Error(opened.error.code);
  site.world.cardProvider.pay(opened.value.checkoutUrl, testCards.good);
  return { site, browser, tab };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the recovery key', () => {
  it('that was shown to another account of this browser is not taken for this one’s', async () => {
    const { site, tab } = await bought();
    await tab.app.get('account').makeFirstRecoveryKey.execute();
    const shown = tab.store.read('recoveryKey');
    expect(shown).not.toBeNull();
    tab.app.get('account').session.end('signed_out');
    await signedInAs(site, tab, 'ada@example.com');
    if (shown !== null) tab.store.write('recoveryKey', shown);
    expect(tab.app.get('account').recoveryKey.read()).toBeNull();
  });

  it('is made once by itself, however many tabs ask, and is never in the browser’s storage', async () => {
    const { site, browser, tab } = await bought();
    const other = browser.tab('/pro/welcome');
    const [first, second] = await Promise.all([
      tab.app.get('account').makeFirstRecoveryKey.execute(),
      other.app.get('account').makeFirstRecoveryKey.execute(),
    ]);
    expect(first).toMatchObject({ ok: true, value: { key: expect.stringMatching(/^[\dA-Z-]{24}$/) } });
    expect(second).toEqual({ ok: true, value: null });
    expect(site.world.network.count('makeRecoveryKey')).toBe(1);
    expect(tab.store.read('recoveryKey')).toMatchObject({ kept: false });
    const stored = Object.keys(storedEntries).map((key) => tab.store.read(key as StoredKey));
    expect(JSON.stringify(stored)).not.toContain(first.ok && first.value?.key);
  });

  it('is not noted where it could not be made', async () => {
    const { site, tab } = await bought();
    site.world.network.down = true;
    const made = await tab.app.get('account').makeFirstRecoveryKey.execute();
    expect(made).toMatchObject({ ok: false, error: { code: 'offline' } });
    expect(tab.store.read('recoveryKey')).toBeNull();
  });

  it('is known in each tab to be replaced, and to be saved', async () => {
    const { site, browser, tab } = await bought();
    const other = browser.tab('/pro/welcome');
    using seen = collect(other.app.get('account').recoveryKey.record$);
    await tab.app.get('account').makeRecoveryKey.execute();
    site.clock.advance(1_000);
    await tab.app.get('account').makeRecoveryKey.execute();
    tab.app.get('account').recoveryKey.noteKept();
    expect(seen.values.map((record) => record?.kept)).toEqual([undefined, false, false, true]);
    expect(new Set(seen.values.slice(1).map((record) => record?.shownAt)).size).toBe(2);
  });

  it('is saved once the service knows it, and not where it could not be told', async () => {
    const { site, tab } = await bought();
    await tab.app.get('account').makeRecoveryKey.execute();
    site.world.network.down = true;
    expect(await tab.app.get('account').keepRecoveryKey.execute()).toMatchObject({ ok: false });
    expect(tab.store.read('recoveryKey')).toMatchObject({ kept: false });
    const shownAt = tab.store.read('recoveryKey')?.shownAt;
    site.clock.advance(60_000);
    site.world.network.down = false;
    expect(await tab.app.get('account').keepRecoveryKey.execute()).toMatchObject({ ok: true });
    expect(site.world.network.count('noteRecoveryKeyKept'), 'tried twice').toBe(2);
    expect(tab.store.read('recoveryKey'), 'saved is not shown once more').toMatchObject({
      kept: true,
      shownAt,
    });
  });

  it('leads to a subscription also where an account was begun here that has none yet', async () => {
    const { site, tab } = await bought();
    const made = await tab.app.get('account').makeRecoveryKey.execute();
    if (!made.ok) throw new Error(made.error.code);
    const elsewhere = site.browser().tab('/pro');
    await elsewhere.app.get('account').session.settled();
    elsewhere.store.write('unusedAccount', { id: 'begun-here', orders: false });
    await elsewhere.app.get('account').signInByKey.execute(made.value.key);
    expect(elsewhere.store.read('unusedAccount')).toBeNull();
    using seen = collect(elsewhere.app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 100);
    expect(seen.values.at(-1)?.kind).toBe('there');
  });

  it('is nobody’s any more after signing out, and kept by who signs in with it', async () => {
    const { site, tab } = await bought();
    const made = await tab.app.get('account').makeRecoveryKey.execute();
    if (!made.ok) throw new Error(made.error.code);
    await tab.app.get('account').signOut.execute();
    expect(tab.store.read('recoveryKey')).toBeNull();
    const elsewhere = site.browser().tab('/pro/login');
    await elsewhere.app.get('account').signInByKey.execute(made.value.key);
    expect(elsewhere.app.get('account').recoveryKey.read()).toMatchObject({ kept: true });
  });
});

describe('the way back', () => {
  it('is asked for from three days before the trial ends, until a key is kept', async () => {
    const { site, tab } = await bought();
    using seen = collect(tab.app.get('subscription').wayBack.wayBack$);
    await passTime(site.clock, 100);
    expect(seen.values.at(-1)).toBe('missing');
    seen.stop();
    site.clock.advance(4 * day);
    using later = collect(tab.app.get('subscription').wayBack.wayBack$);
    await passTime(site.clock, 100);
    expect(later.values.at(-1)).toBe('due');
    tab.app.get('account').recoveryKey.noteShown();
    expect(later.values.at(-1)).toBe('due');
    tab.app.get('account').recoveryKey.noteKept();
    expect(later.values.at(-1)).toBe('there');
  });

  it('is there for who has an address, and not needed by who has no subscription', async () => {
    const site = memorySite();
    const tab = await signedInAs(site, site.browser().tab(), 'lena@example.com');
    using seen = collect(tab.app.get('subscription').wayBack.wayBack$);
    await passTime(site.clock, 100);
    expect(seen.values.at(-1)).toBe('unneeded');
    const [account = ''] = Object.keys(site.world.auth.state.accounts);
    site.world.subscriptions.addSubscription(account, 'privacy-pro-monthly-us', 0);
    tab.app.get('subscription').subscription.refresh();
    await passTime(site.clock, 100);
    expect(seen.values.at(-1)).toBe('there');
  });

  it('is not asked for of who has it from an app’s store, which knows them', async () => {
    const { site, tab } = await bought();
    using seen = collect(tab.app.get('subscription').wayBack.wayBack$);
    await passTime(site.clock, 100);
    expect(seen.values.at(-1)).toBe('missing');
    for (const held of Object.values(site.world.subscriptions.state.subscriptions)) held.platform = 'apple';
    tab.app.get('subscription').subscription.refresh();
    await passTime(site.clock, 100);
    expect(seen.values.at(-1)).toBe('unneeded');
  });
});
