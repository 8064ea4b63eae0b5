import { describe, expect, it, vi } from 'vitest';
import { MemoryCookieJar } from '../../../src/adapters/memory/memory-cookie-jar.ts';
import { MemoryStorageArea } from '../../../src/adapters/memory/memory-key-value-store.ts';
import { comesTrue } from '../../support/comes-true.ts';
import { key, page, passphrase } from './page.ts';

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

  it('is off after deleting what another device had deleted before', async () => {
    const here = page();
    await here.change.execute('kt', 'v');
    await here.save.execute(passphrase);
    here.cloud.saved.delete(key);
    expect(await here.remove.execute(passphrase)).toEqual({ ok: false, error: { code: 'nothing_saved' } });
    expect(here.settings.cloudKey).toBeNull();
    expect(here.settings.current.kept).toEqual({ kt: 'v' });
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
