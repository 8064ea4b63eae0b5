import { describe, expect, it } from 'vitest';
import { MemoryStorageArea } from '../../../src/adapters/memory/memory-key-value-store.ts';
import { collect } from '../../support/collect.ts';
import { key, page, passphrase, RefusingCookieJar } from './page.ts';

describe('a setting', () => {
  it('that was changed is counted by its code, never by its value; one that was not is not', async () => {
    const here = page();
    await here.change.execute('kt', 'v');
    expect((await here.change.execute('kt', 'no such font')).ok).toBe(false);
    expect((await here.change.execute('kbl', '1')).ok).toBe(false);
    expect(here.sent).toEqual([['setting_change', { setting: 'kt' }]]);
  });

  it('is kept in its cookie, and there again on the next page', async () => {
    const here = page();
    using seen = collect(here.settings.settings$);
    expect(await here.change.execute('kt', 'v')).toEqual({ ok: true, value: { cloud: 'off' } });
    expect(here.cookies.read('kt')).toBe('v');
    expect(seen.values).toEqual([
      { kept: {}, shown: {} },
      { kept: { kt: 'v' }, shown: { kt: 'v' } },
    ]);
    expect(page('/', here.device).settings.current.kept).toEqual({ kt: 'v' });
    expect(here.network.calls).toEqual([]);
  });

  it('leaves no cookie behind at its default', async () => {
    const here = page();
    await here.change.execute('kt', 'v');
    await here.change.execute('kt', 'h');
    expect(here.cookies.read('kt')).toBeNull();
    expect(here.settings.current.kept).toEqual({});
  });

  it('is refused when it is no value, and nothing changes', async () => {
    const here = page();
    using seen = collect(here.settings.settings$);
    for (const value of ['<h>', 'zz', 'a/b']) {
      expect(await here.change.execute('kt', value)).toEqual({
        ok: false,
        error: { code: 'invalid_setting' },
      });
    }
    expect(seen.values).toHaveLength(1);
    expect(here.cookies.read('kt')).toBeNull();
  });

  it('that the address names holds for this page only', async () => {
    const here = page('/?kt=a&kl=de-de&kae=%3Cb%3E');
    expect(here.settings.current).toEqual({ kept: {}, shown: { kt: 'a', kl: 'de-de' } });
    await here.change.execute('ks', 'm');
    expect(here.settings.current).toEqual({ kept: { ks: 'm' }, shown: { kt: 'a', kl: 'de-de', ks: 'm' } });
    expect(here.cookies.read('kt')).toBeNull();
    here.location.assign(new URL('https://mallard.example/about'));
    here.settings.refresh();
    expect(here.settings.current.shown).toEqual({ ks: 'm' });
  });

  it('that the address names gives way to what the visitor chooses for it here, also to what was kept before', async () => {
    const before = page();
    await before.change.execute('kp', '-2');
    const here = page('/?kp=1&kt=a', before.device);
    expect(here.settings.current.shown).toEqual({ kp: '1', kt: 'a' });
    await here.change.execute('kp', '-2');
    expect(here.settings.current).toEqual({ kept: { kp: '-2' }, shown: { kp: '-2', kt: 'a' } });
    here.location.assign(new URL('https://mallard.example/?kp=-1'));
    here.settings.refresh();
    expect(here.settings.current.shown, 'another address counts again').toEqual({});
  });

  it.each(['reset', 'bring'] as const)('that the address names gives way to all at once: %s', async (way) => {
    const here = page('/?kp=1&kt=a&kae=d');
    await here[way].execute('{"ks":"m"}');
    const all = way === 'reset' ? {} : { ks: 'm' };
    expect(here.settings.current).toEqual({ kept: all, shown: all });
    expect(here.theme.current.choice).toBe('system');
  });

  it('of the theme is the theme’s own, from either side', async () => {
    const here = page();
    await here.change.execute('kae', 'd');
    expect(here.theme.current).toEqual({ kept: 'dark', choice: 'dark', shown: 'dark' });
    here.theme.choose('light');
    expect(here.settings.current.kept).toEqual({ kae: '-1' });
    await here.change.execute('kae', '');
    expect(here.theme.current.choice).toBe('system');
    expect(here.cookies.read('kae')).toBeNull();
  });
});

describe('a browser that refuses cookies', () => {
  const device = () => ({ cookies: new RefusingCookieJar(), area: new MemoryStorageArea() });

  it('is not said to keep what was chosen, the theme included, which all the same holds on this page', async () => {
    const here = page('/', device());
    expect(here.settings.isKept).toBe(true);
    await here.change.execute('kae', 'd');
    expect(here.settings.isKept).toBe(false);
    await here.change.execute('kl', 'de-de');
    await here.change.execute('kp', '1');
    await here.change.execute('kp', '-1');
    expect(here.settings.current.shown).toEqual({ kae: 'd', kl: 'de-de' });
    expect(here.theme.current.shown).toBe('dark');
    here.settings.refresh();
    expect(here.settings.current.kept).toEqual({ kae: 'd', kl: 'de-de' });
    expect([here.cookies.read('kae'), here.cookies.read('kl')]).toEqual([null, null]);
    await here.reset.execute();
    expect(here.settings.current.shown).toEqual({});
    expect(here.settings.isKept).toBe(true);
  });

  it('saves in the cloud what this page shows', async () => {
    const here = page('/', device());
    await here.change.execute('kl', 'de-de');
    expect(await here.save.execute(passphrase)).toEqual({ ok: true, value: undefined });
    expect([...here.cloud.saved]).toEqual([[key, '{"kl":"de-de"}']]);
  });
});

describe('what another tab changed', () => {
  it('holds here as soon as it is looked at again, the theme included', async () => {
    const here = page();
    const tab = page('/', here.device);
    await tab.change.execute('kae', 'd');
    await tab.change.execute('kl', 'de-de');
    here.settings.refresh();
    expect(here.settings.current.kept).toEqual({ kae: 'd', kl: 'de-de' });
    expect(here.theme.current.shown).toBe('dark');
    await tab.reset.execute();
    here.settings.refresh();
    expect(here.settings.current.kept).toEqual({});
    expect(here.theme.current.choice).toBe('system');
  });
});

describe('two tabs side by side', () => {
  it('keep what either chose last', async () => {
    const here = page();
    const tab = page('/', here.device);
    await here.change.execute('kt', 'v');
    await tab.change.execute('kt', 'a');
    await here.change.execute('kl', 'de-de');
    expect(here.settings.isKept).toBe(true);
    expect(here.settings.current.kept).toEqual({ kt: 'a', kl: 'de-de' });
    expect(here.cookies.read('kt')).toBe('a');
  });
});

describe('the theme that the address names', () => {
  it('holds for this page in settings and theme alike, and is not kept', async () => {
    const here = page('/?kae=d');
    expect(here.settings.current).toEqual({ kept: {}, shown: { kae: 'd' } });
    expect(here.theme.current).toEqual({ kept: 'system', choice: 'dark', shown: 'dark' });
    await here.change.execute('ks', 'm');
    expect(here.settings.current).toEqual({ kept: { ks: 'm' }, shown: { ks: 'm', kae: 'd' } });
    expect(here.cookies.read('kae')).toBeNull();
  });

  it('gives way to the theme that the visitor chooses in the settings, also to one kept before', async () => {
    const before = page();
    await before.change.execute('kae', '-1');
    const here = page('/?kae=d', before.device);
    expect(here.settings.current.shown).toEqual({ kae: 'd' });
    await here.change.execute('kae', '-1');
    expect(here.settings.current).toEqual({ kept: { kae: '-1' }, shown: { kae: '-1' } });
    expect(here.theme.current.shown).toBe('light');
  });

  it('is looked at again when the address changes without a page load', () => {
    const here = page('/?kae=d&kt=a');
    here.location.assign(new URL('https://mallard.example/about'));
    here.settings.refresh();
    expect(here.settings.current).toEqual({ kept: {}, shown: {} });
    expect(here.theme.current.choice).toBe('system');
  });
});
