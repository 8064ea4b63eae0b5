import { describe, expect, it } from 'vitest';
import { isSettingCode, rowOf, settingCodes } from '../../../src/domain/settings/catalogue.ts';
import { defaultFont, fonts, isFont } from '../../../src/domain/settings/fonts.ts';
import { hexOf, readValue } from '../../../src/domain/settings/values.ts';
import { themeCookie } from '../../../src/domain/theme/theme.ts';
import vectors from '../../vectors/settings.json' with { type: 'json' };

describe('the table of settings', () => {
  for (const { code, label, default: value } of vectors.table) {
    it(`has the specification’s row “${label}”, ${JSON.stringify(value)} where nothing was chosen`, () => {
      if (!isSettingCode(code)) throw new Error(`No row ${code}`);
      expect(rowOf(code)).toMatchObject({ label, default: value });
    });
  }

  it('has no row without a vector', () => {
    expect(vectors.table.map(({ code }) => code).sort()).toEqual([...settingCodes].sort());
  });

  it('has the cookies that the specification names', () => {
    for (const code of ['kae', 'kbg', 'kt', 'k7', 'kl']) {
      expect(isSettingCode(code) && rowOf(code).storage).toBe('cookie');
    }
    expect(isSettingCode(themeCookie)).toBe(true);
    expect(isSettingCode('toString')).toBe(false);
  });

  it('has a default for each row, labels that differ, and codes for a URL', () => {
    for (const code of settingCodes) {
      expect(code).toMatch(/^k[a-z0-9]{1,2}$/);
      expect(readValue(code, rowOf(code).default)).toBe(rowOf(code).default);
    }
    expect(new Set(settingCodes.map((code) => rowOf(code).label)).size).toBe(settingCodes.length);
  });

  it('has values that each read as themselves, the default among them', () => {
    for (const code of settingCodes) {
      const { values } = rowOf(code);
      const listed =
        values.kind === 'choice'
          ? Object.keys(values.options)
          : values.kind === 'color'
            ? Object.keys(values.named)
            : [];
      for (const value of listed) expect(readValue(code, value)).toBe(value);
      // Empty is a default that follows something else, and no value that one could choose.
      if (listed.length > 0 && rowOf(code).default !== '')
        expect(listed, code).toContain(rowOf(code).default);
      expect(values.kind !== 'choice' || listed.length > 1).toBe(true);
    }
  });

  it('keeps on the device what concerns the device alone', () => {
    expect(settingCodes.filter((code) => !rowOf(code).cloud)).toEqual(['kax', 'kbl']);
    expect(settingCodes.filter((code) => rowOf(code).storage === 'local')).toEqual(['kbl']);
  });

  it('has the thirteen fonts of the specification, Helvetica first of all', () => {
    expect(Object.values(fonts).map(({ name }) => name)).toEqual([
      'Arial',
      'Century Gothic',
      'Georgia',
      'Helvetica',
      'Helvetica Neue',
      'Proxima Nova',
      'Sans-serif',
      'Segoe UI',
      'Serif',
      'Times',
      'Tahoma',
      'Trebuchet MS',
      'Verdana',
    ]);
    expect(fonts[defaultFont].name).toBe('Helvetica');
    expect(isFont('toString')).toBe(false);
    for (const { family } of Object.values(fonts)) expect(family).toMatch(/^[A-Za-z" ,-]+$/);
  });
});

describe('the value of a setting', () => {
  for (const { code, text, value } of vectors.valid) {
    it(`of ${code} is read from ${JSON.stringify(text)}`, () => {
      expect(isSettingCode(code) && readValue(code, text)).toBe(value);
    });
  }

  for (const { code, text } of vectors.invalid) {
    it(`of ${code} is never ${JSON.stringify(text)}`, () => {
      expect(isSettingCode(code) && readValue(code, text)).toBeNull();
    });
  }

  it('has the hex digits of its color, if it is one', () => {
    expect(hexOf('k7', 'w')).toBe('ffffff');
    expect(hexOf('k7', '222222')).toBe('222222');
    expect(hexOf('kx', 'l')).toBe('000000');
    expect(hexOf('k7', '')).toBeNull();
    expect(hexOf('k7', 'toString')).toBeNull();
    expect(hexOf('kae', 'd')).toBeNull();
    expect(hexOf('kt', 'abc')).toBeNull();
  });

  it('has hex digits for every named color', () => {
    for (const code of settingCodes) {
      const { values } = rowOf(code);
      if (values.kind !== 'color') continue;
      for (const [name, { hex }] of Object.entries(values.named)) {
        expect(hex).toMatch(/^[0-9a-f]{6}$/);
        expect(hexOf(code, name)).toBe(hex);
      }
    }
  });
});
