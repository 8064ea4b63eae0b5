import { describe, expect, it } from 'vitest';
import { key, page, passphrase } from './page.ts';

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
