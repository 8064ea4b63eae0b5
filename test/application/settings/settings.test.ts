import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { MemoryCloudSettingsApi } from '../../../src/adapters/memory/memory-cloud-settings-api.ts';
import { MemoryCookieJar } from '../../../src/adapters/memory/memory-cookie-jar.ts';
import { MemoryDigest } from '../../../src/adapters/memory/memory-digest.ts';
import {
  MemoryKeyValueStore,
  MemoryStorageArea,
} from '../../../src/adapters/memory/memory-key-value-store.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemorySystemTheme } from '../../../src/adapters/memory/memory-system-theme.ts';
import type { TrackEvent } from '../../../src/application/analytics/track-event.ts';
import { ChangeSetting } from '../../../src/application/settings/change-setting.ts';
import { CloudCopy } from '../../../src/application/settings/cloud-copy.ts';
import { DeleteSavedSettings } from '../../../src/application/settings/delete-saved-settings.ts';
import { ImportSettings } from '../../../src/application/settings/import-settings.ts';
import { LoadSettings } from '../../../src/application/settings/load-settings.ts';
import { ResetSettings } from '../../../src/application/settings/reset-settings.ts';
import { SaveSettings } from '../../../src/application/settings/save-settings.ts';
import { SettingsState } from '../../../src/application/settings/settings-state.ts';
import { ThemeState } from '../../../src/application/theme/theme-state.ts';
import { collect } from '../../support/collect.ts';
import { comesTrue } from '../../support/comes-true.ts';

/** A browser that keeps no cookies, as when the visitor blocked them. */
class RefusingCookieJar extends MemoryCookieJar {
  override write(): void {}
}

const passphrase = 'duck pond reed frog nest';
const key = createHash('sha512').update(passphrase).digest('hex');

/** A page with settings, on a device of its own unless one is given. */
function page(address = '/', device = { cookies: new MemoryCookieJar(), area: new MemoryStorageArea() }) {
  const { cookies, area } = device;
  const network = new MemoryNetwork();
  const cloud = new MemoryCloudSettingsApi(network);
  const location = new MemoryPageLocation(new URL(address, 'https://mallard.example'));
  const theme = new ThemeState(cookies, new MemorySystemTheme(), location);
  const store = new MemoryKeyValueStore(new MemoryClock(), area);
  const settings = new SettingsState(cookies, store, location, theme);
  const digest = new MemoryDigest();
  const copy = new CloudCopy(settings, cloud);
  const sent: unknown[] = [];
  const trackEvent: Pick<TrackEvent, 'execute'> = {
    execute: (id, params) => {
      sent.push([id, params]);
    },
  };
  return {
    device,
    cookies,
    network,
    cloud,
    location,
    theme,
    settings,
    sent,
    change: new ChangeSetting(settings, copy, trackEvent),
    bring: new ImportSettings(settings, copy),
    reset: new ResetSettings(settings, copy),
    save: new SaveSettings(settings, cloud, digest, trackEvent),
    load: new LoadSettings(settings, cloud, digest),
    remove: new DeleteSavedSettings(settings, cloud, digest),
  };
}

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

describe('cloud save', () => {
  it('keeps the settings under the digest of the passphrase, and each later change', async () => {
    const here = page();
    await here.change.execute('kt', 'v');
    await here.change.execute('kax', 'v266-1');
    expect(await here.save.execute(` ${passphrase} `)).toEqual({ ok: true, value: undefined });
    expect([...here.cloud.saved]).toEqual([[key, '{"kt":"v"}']]);
    expect(here.settings.current.kept).toEqual({ kt: 'v', kax: 'v266-1', kbl: '1' });
    expect(await here.change.execute('kae', 'd')).toEqual({ ok: true, value: { cloud: 'saved' } });
    expect(here.cloud.saved.get(key)).toBe('{"kae":"d","kt":"v"}');
  });

  it('saves what the page shows, the settings of its address included, which are kept here from then on', async () => {
    const here = page('/settings?kl=de-de&kp=1&kae=d');
    await here.change.execute('kax', 'v266-1');
    expect(await here.save.execute(passphrase)).toEqual({ ok: true, value: undefined });
    const saved = '{"kl":"de-de","kp":"1","kae":"d"}';
    expect([...here.cloud.saved]).toEqual([[key, saved]]);
    expect(here.settings.current.kept).toEqual({ ...JSON.parse(saved), kax: 'v266-1', kbl: '1' });
    expect(page('/', here.device).settings.current.kept.kl).toBe('de-de');
  });

  it('keeps nothing of the address when it could not be saved', async () => {
    const here = page('/settings?kl=de-de');
    here.network.failNext('saveSettings', 'request_lost');
    expect((await here.save.execute(passphrase)).ok).toBe(false);
    expect(here.settings.current.kept).toEqual({});
    expect(here.cookies.read('kl')).toBeNull();
    expect(here.cloud.saved.size).toBe(0);
  });

  it('says that there is nothing to save while all is at its default, and sends nothing', async () => {
    const here = page();
    await here.change.execute('kax', 'v266-1');
    const nothing = { ok: false, error: { code: 'nothing_to_save' } };
    expect(await here.save.execute(passphrase)).toEqual(nothing);
    expect(here.network.calls).toEqual([]);
    expect(here.cloud.saved.size).toBe(0);
    expect(here.settings.cloudKey).toBeNull();
    expect(here.sent).toEqual([['setting_change', { setting: 'kax' }]]);
  });

  it('has the last of several quick changes, whichever call is slow', async () => {
    const here = page();
    await here.change.execute('k1', '-1');
    await here.save.execute(passphrase);
    await Promise.all([here.change.execute('kt', 'v'), here.change.execute('kt', 'a')]);
    expect(here.cloud.saved.get(key)).toBe('{"k1":"-1","kt":"a"}');
    expect(here.network.count('saveSettings')).toBe(3);
  });

  it('sends the later of two changes only once the earlier one was answered, and so ends with it', async () => {
    const here = page();
    await here.change.execute('k1', '-1');
    await here.save.execute(passphrase);
    const answer = Promise.withResolvers<void>();
    const save = here.cloud.save.bind(here.cloud);
    const slow = vi.spyOn(here.cloud, 'save').mockImplementationOnce(async (...sent) => {
      await answer.promise;
      return save(...sent);
    });
    const first = here.change.execute('kt', 'v');
    await comesTrue(() => expect(slow).toHaveBeenCalledOnce());
    const second = here.change.execute('kt', 'a');
    // All that could be sent by now is.
    await new Promise((resolve) => setImmediate(resolve));
    expect(slow).toHaveBeenCalledOnce();
    answer.resolve();
    expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(here.cloud.saved.get(key)).toBe('{"k1":"-1","kt":"a"}');
  });

  it('stays on under a passphrase that was chosen while the answer for an earlier one was on its way', async () => {
    const here = page();
    await here.change.execute('k1', '-1');
    await here.save.execute(passphrase);
    here.cloud.saved.delete(key);
    const changed = here.change.execute('kt', 'v');
    here.settings.keepCloudKey('b'.repeat(128));
    expect(await changed).toEqual({ ok: true, value: { cloud: 'deleted' } });
    expect(here.settings.cloudKey).toBe('b'.repeat(128));
  });

  it('says when a change did not get there; it holds here all the same', async () => {
    const here = page();
    await here.change.execute('k1', '-1');
    await here.save.execute(passphrase);
    here.network.failNext('saveSettings', 'request_lost');
    expect(await here.change.execute('kt', 'v')).toEqual({ ok: true, value: { cloud: 'failed' } });
    expect(here.settings.current.kept.kt).toBe('v');
  });

  it('does not bring back from one device what was deleted on another', async () => {
    const here = page();
    await here.change.execute('k1', '-1');
    await here.save.execute(passphrase);
    here.cloud.saved.delete(key);
    expect(await here.change.execute('kt', 'v')).toEqual({ ok: true, value: { cloud: 'deleted' } });
    expect([...here.cloud.saved]).toEqual([]);
    expect(here.settings.current.kept.kt).toBe('v');
    expect(here.settings.cloudKey).toBeNull();
    expect(await here.change.execute('kt', 'a')).toEqual({ ok: true, value: { cloud: 'off' } });
  });

  it('sends nothing for a passphrase that could be guessed', async () => {
    const here = page();
    for (const use of [here.save, here.load, here.remove]) {
      expect(await use.execute('duck pond')).toEqual({ ok: false, error: { code: 'passphrase_too_short' } });
    }
    expect(here.network.calls).toEqual([]);
    expect(here.settings.cloudKey).toBeNull();
  });

  it('stays off when the settings did not get there', async () => {
    const here = page();
    await here.change.execute('k1', '-1');
    here.network.failNext('saveSettings', 'bad_answer');
    expect(await here.save.execute(passphrase)).toEqual({ ok: false, error: { code: 'communication' } });
    expect(here.settings.cloudKey).toBeNull();
  });

  it('brings the settings to another device, but not what concerns that one alone', async () => {
    const there = page();
    there.cloud.saved.set(key, '{"kae":"d","kt":"v","kax":"-1","zz":"1","kl":"nowhere"}');
    await there.change.execute('kax', 'v266-1');
    await there.change.execute('ks', 'm');
    expect(await there.load.execute(passphrase)).toEqual({ ok: true, value: undefined });
    expect(there.settings.current.kept).toEqual({ kae: 'd', kt: 'v', kax: 'v266-1', kbl: '1' });
    expect(there.cookies.read('ks')).toBeNull();
    expect(there.theme.current.shown).toBe('dark');
  });

  it('changes nothing when nothing is saved under a passphrase', async () => {
    const here = page();
    await here.change.execute('kt', 'v');
    expect(await here.load.execute(passphrase)).toEqual({ ok: false, error: { code: 'nothing_saved' } });
    expect(here.settings.current.kept).toEqual({ kt: 'v' });
  });

  it('is deleted with its passphrase, and the settings stay here', async () => {
    const here = page();
    await here.change.execute('kt', 'v');
    await here.save.execute(passphrase);
    expect(await here.remove.execute(passphrase)).toEqual({ ok: true, value: undefined });
    expect(here.cloud.saved.size).toBe(0);
    expect(here.settings.current.kept).toEqual({ kt: 'v' });
    expect(await here.remove.execute(passphrase)).toEqual({ ok: false, error: { code: 'nothing_saved' } });
  });

  it('asks for no passphrase again where it is on', async () => {
    const device = { cookies: new MemoryCookieJar(), area: new MemoryStorageArea() };
    const before = page('/', device);
    await before.change.execute('k1', '-1');
    await before.save.execute(passphrase);
    await before.change.execute('k1', '1');
    const later = page('/', device);
    later.cloud.saved.set(key, '{}');
    await later.change.execute('kt', 'v');
    expect(await later.save.execute(' ')).toEqual({ ok: true, value: undefined });
    expect([...later.cloud.saved]).toEqual([[key, '{"kt":"v"}']]);
    later.cloud.saved.set(key, '{"ks":"m"}');
    expect(await later.load.execute('')).toEqual({ ok: true, value: undefined });
    expect(later.settings.current.kept).toEqual({ ks: 'm', kbl: '1' });
    expect(await later.remove.execute('')).toEqual({ ok: true, value: undefined });
    expect([later.cloud.saved.size, later.settings.cloudKey]).toEqual([0, null]);
    const off = { ok: false, error: { code: 'passphrase_too_short' } };
    for (const use of [later.save, later.load, later.remove]) expect(await use.execute('')).toEqual(off);
  });

  it('stays on when another passphrase’s settings are deleted, or the call fails', async () => {
    const here = page();
    await here.change.execute('k1', '-1');
    await here.save.execute(passphrase);
    await here.remove.execute('another passphrase of mine');
    here.network.failNext('removeSettings', 'request_lost');
    expect(await here.remove.execute(passphrase)).toEqual({ ok: false, error: { code: 'offline' } });
    expect(here.settings.cloudKey).toBe(key);
  });

  it('is switched off like any setting, on with a passphrase only, and the other tabs follow', async () => {
    const here = page();
    const tab = page('/', here.device);
    expect(await here.change.execute('kbl', '1')).toEqual({ ok: false, error: { code: 'needs_passphrase' } });
    expect(here.settings.cloudKey).toBeNull();
    await here.change.execute('k1', '-1');
    await here.save.execute(passphrase);
    expect(tab.settings.current.kept).toEqual({ k1: '-1', kbl: '1' });
    expect(await here.change.execute('kbl', '1')).toEqual({ ok: true, value: { cloud: 'saved' } });
    expect(await here.change.execute('kbl', '-1')).toEqual({ ok: true, value: { cloud: 'off' } });
    expect(here.settings.cloudKey).toBeNull();
    expect(tab.settings.current.kept).toEqual({ k1: '-1' });
    expect(here.cloud.saved.has(key)).toBe(true);
  });
});

describe('settings from a file', () => {
  it('take the place of the present ones, but for what concerns this device alone', async () => {
    const here = page();
    await here.change.execute('ks', 'm');
    await here.change.execute('kax', 'v266-1');
    expect(await here.bring.execute('{"kt":"v","kae":"d","kax":"-1","kl":"nowhere","zz":1}')).toEqual({
      ok: true,
      value: { cloud: 'off' },
    });
    expect(here.settings.current.kept).toEqual({ kt: 'v', kae: 'd', kax: 'v266-1' });
    expect(here.theme.current.shown).toBe('dark');
  });

  it('change nothing when the file holds none', async () => {
    const here = page();
    await here.change.execute('ks', 'm');
    for (const text of ['', '[]', 'null', '"kt"', '{"kt":"v"']) {
      expect(await here.bring.execute(text)).toEqual({ ok: false, error: { code: 'invalid_json' } });
    }
    expect(here.settings.current.kept).toEqual({ ks: 'm' });
  });

  it('go to the cloud as well while cloud save is on', async () => {
    const here = page();
    await here.change.execute('k1', '-1');
    await here.save.execute(passphrase);
    expect(await here.bring.execute('{"kt":"v"}')).toEqual({ ok: true, value: { cloud: 'saved' } });
    expect(here.cloud.saved.get(key)).toBe('{"kt":"v"}');
    here.network.failNext('saveSettings', 'request_lost');
    expect(await here.bring.execute('{"kt":"a"}')).toEqual({ ok: true, value: { cloud: 'failed' } });
    expect(here.settings.current.kept.kt).toBe('a');
  });
});

describe('setting everything back', () => {
  it('leaves no cookie, and cloud save on with nothing in it', async () => {
    const here = page();
    await here.change.execute('kae', 'd');
    await here.change.execute('kax', '-1');
    await here.save.execute(passphrase);
    expect(await here.reset.execute()).toEqual({ cloud: 'saved' });
    expect(here.settings.current.kept).toEqual({ kbl: '1' });
    expect([here.cookies.read('kae'), here.cookies.read('kax')]).toEqual([null, null]);
    expect(here.theme.current.choice).toBe('system');
    expect(here.cloud.saved.get(key)).toBe('{}');
  });
});
