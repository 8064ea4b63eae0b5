import { describe, expect, it } from 'vitest';
import { key, page, passphrase } from './page.ts';

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

  it('take the place of what the address says, but not of what it says for this device alone', async () => {
    const here = page('/settings?kt=v&kax=v266-1');
    await here.bring.execute('{"kt":"a"}');
    expect(here.settings.current).toEqual({ kept: { kt: 'a' }, shown: { kt: 'a', kax: 'v266-1' } });
  });
});
