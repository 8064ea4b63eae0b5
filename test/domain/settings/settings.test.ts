import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cookieCodes,
  rowOf,
  type SettingCode,
  settingCodes,
} from '../../../src/domain/settings/catalogue.ts';
import {
  settingsAddress,
  settingsCookies,
  settingsFromCookies,
  settingsFromJson,
  settingsJson,
  withAddress,
} from '../../../src/domain/settings/formats.ts';
import {
  cloudPart,
  customBackground,
  isOn,
  noSettings,
  overridden,
  readSettings,
  type Settings,
  valueOf,
  withCloudPart,
  withSetting,
} from '../../../src/domain/settings/settings.ts';

/** Some values of each setting, its default among them. */
function valuesOf(code: SettingCode): readonly string[] {
  const { values, default: value } = rowOf(code);
  switch (values.kind) {
    case 'choice':
      return Object.keys(values.options);
    case 'color':
      return [value, ...Object.keys(values.named), '123456'];
    case 'font':
      return ['h', 'v', 'c'];
    case 'region':
      return ['wt-wt', 'de-de'];
    case 'language':
      return ['wt_WT', 'de_DE'];
    case 'cohort':
      return ['', '-1', 'v266-1'];
  }
}

const arbitrary: fc.Arbitrary<Settings> = fc
  .record(Object.fromEntries(settingCodes.map((code) => [code, fc.constantFrom(...valuesOf(code))])), {
    requiredKeys: [],
  })
  .map((found) => readSettings((code) => found[code] ?? null));

describe('settings', () => {
  it('have their defaults until they are changed', () => {
    expect(valueOf(noSettings, 'kt')).toBe('h');
    expect(valueOf(noSettings, 'ko')).toBe('d');
    expect(isOn(noSettings, 'kak')).toBe(true);
    expect(valueOf({ kt: 'v' }, 'kt')).toBe('v');
    expect(isOn({ kak: '-1' }, 'kak')).toBe(false);
  });

  it('keep only what was changed', () => {
    expect(withSetting(noSettings, 'kae', 'd')).toEqual({ ok: true, value: { kae: 'd' } });
    expect(withSetting({ kae: 'd', kl: 'de-de' }, 'kae', '')).toEqual({ ok: true, value: { kl: 'de-de' } });
    expect(withSetting({ kt: 'v' }, 'kt', 'h')).toEqual({ ok: true, value: {} });
    expect(withSetting(noSettings, 'k7', '#FFF')).toEqual({ ok: true, value: { k7: 'ffffff' } });
  });

  it('refuse what is no value, and stay as they were', () => {
    const before: Settings = { kae: 'd' };
    expect(withSetting(before, 'kae', '<d>')).toEqual({ ok: false, error: { code: 'invalid_setting' } });
    expect(before).toEqual({ kae: 'd' });
  });

  it('never hold a default, whatever happens to them', () => {
    const code = fc.constantFrom(...settingCodes);
    fc.assert(
      fc.property(arbitrary, code, fc.string(), (settings, changed, text) => {
        const after = withSetting(settings, changed, text);
        const values = after.ok ? after.value : settings;
        for (const one of settingCodes) expect(values[one]).not.toBe(rowOf(one).default);
      }),
    );
  });

  it('come back whole from an address, from cookies and from JSON', () => {
    fc.assert(
      fc.property(arbitrary, (settings) => {
        const address = settingsAddress(new URL('https://mallard.example/settings?kl=fr-fr&q=x'), settings);
        const { kbl, ...inCookies } = settings;
        expect(withAddress(noSettings, address.searchParams)).toEqual(inCookies);
        expect(address.searchParams.get('q')).toBe('x');
        expect(settingsFromJson(settingsJson(settings))).toEqual({ ok: true, value: settings });
        const jar = new Map<string, string | null>(
          settingsCookies(settings).map(({ name, value }) => [name, value]),
        );
        expect(settingsFromCookies((name) => jar.get(name) ?? null)).toEqual(inCookies);
        expect(kbl === undefined || kbl === '1').toBe(true);
      }),
    );
  });

  it('are read from any texts without complaint', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof settingsFromJson(text).ok).toBe('boolean');
        for (const value of Object.values(readSettings(() => text))) expect(value).not.toMatch(/[<>/]/);
      }),
    );
  });
});

describe('an address with settings', () => {
  it('lays them over the visitor’s own, defaults too, and ignores the rest', () => {
    const query = new URLSearchParams('kae=d&kt=h&kl=%3Cb%3E&kp=-2&q=x&zz=1');
    expect(withAddress({ kt: 'v', kl: 'de-de' }, query)).toEqual({ kae: 'd', kl: 'de-de', kp: '-2' });
  });

  it('says nothing of cloud save, neither that it is on nor that it is off', () => {
    expect(settingsAddress(new URL('https://mallard.example/settings'), { kbl: '1' }).search).toBe('');
    for (const value of ['1', '-1'])
      expect(withAddress({ kt: 'v', kbl: '1' }, new URLSearchParams({ kbl: value }))).toEqual({
        kt: 'v',
        kbl: '1',
      });
    expect(withAddress(noSettings, new URLSearchParams('kbl=1'))).toEqual({});
  });

  it('names what was changed and nothing else', () => {
    const page = new URL('https://mallard.example/settings?kl=fr-fr&kt=v&q=x');
    expect(settingsAddress(page, { kae: 'd', kt: 'c' }).search).toBe('?kt=c&q=x&kae=d');
    expect(page.search).toBe('?kl=fr-fr&kt=v&q=x');
  });

  it('changes nothing of what is kept', () => {
    const kept: Settings = { kt: 'v' };
    overridden(kept, () => null);
    withAddress(kept, new URLSearchParams('kt=a'));
    expect(kept).toEqual({ kt: 'v' });
  });
});

describe('the cookies of settings', () => {
  it('are one for each setting, removed where it has its default', () => {
    const cookies = settingsCookies({ kae: '-1', kbl: '1' });
    expect(cookies).toHaveLength(cookieCodes.length);
    expect(cookies.filter(({ value }) => value !== null)).toEqual([{ name: 'kae', value: '-1' }]);
  });

  it('do not say whether there is cloud save', () => {
    expect(cookieCodes).not.toContain('kbl');
    expect(settingsFromCookies(() => '1')).not.toHaveProperty('kbl');
  });
});

describe('the JSON of settings', () => {
  it('has the codes as keys, in the order of the page', () => {
    expect(settingsJson({ ks: 'm', kae: 'd' })).toBe('{"kae":"d","ks":"m"}');
    expect(settingsJson(noSettings)).toBe('{}');
  });

  it('is read without unknown keys, invalid values and defaults', () => {
    expect(
      settingsFromJson('{"kae":"d","ks":7,"k7":123456,"kt":"h","kl":"x","no":"1","__proto__":{"k1":"-1"}}'),
    ).toEqual({
      ok: true,
      value: { kae: 'd' },
    });
  });

  for (const text of ['', '{', 'null', '[]', '"kae"', '7']) {
    it(`is refused when it is ${JSON.stringify(text)}`, () => {
      expect(settingsFromJson(text)).toEqual({ ok: false, error: { code: 'invalid_json' } });
    });
  }
});

describe('cloud save', () => {
  it('takes along what does not concern the device alone, and leaves that as it was', () => {
    const here: Settings = { kae: 'd', kax: 'v266-1', kbl: '1' };
    expect(cloudPart(here)).toEqual({ kae: 'd' });
    expect(withCloudPart(here, { kt: 'v', kax: '-1' })).toEqual({ kt: 'v', kax: 'v266-1', kbl: '1' });
  });
});

describe('a background', () => {
  it('bears text that can be read on it', () => {
    expect(customBackground({ k7: '000080' }, 'light')).toEqual({ background: '000080', text: 'ffffff' });
    expect(customBackground({ k7: 'b2' }, 'dark')).toEqual({ background: 'd6e4f7', text: '222222' });
  });

  it('is none where it is that of the theme, and in the other theme it is one, as “White” in the dark', () => {
    for (const k7 of ['ffffff', '#FFF', 'w']) {
      const settings = withSetting(noSettings, 'k7', k7);
      expect(settings.ok && customBackground(settings.value, 'light')).toBeNull();
      expect(settings.ok && customBackground(settings.value, 'dark')).toEqual({
        background: 'ffffff',
        text: '222222',
      });
    }
    expect(customBackground({ k7: '222222' }, 'dark')).toBeNull();
    expect(customBackground({ k7: '222222' }, 'light')).toEqual({ background: '222222', text: 'ffffff' });
    for (const theme of ['light', 'dark'] as const) expect(customBackground(noSettings, theme)).toBeNull();
  });
});
