import { describe, expect, it } from 'vitest';
import { searchThemes, themeCodes } from '../../../src/domain/settings/search-themes.ts';
import { readSettings, type Settings, themeBackgrounds } from '../../../src/domain/settings/settings.ts';
import { hexOf } from '../../../src/domain/settings/values.ts';

describe.each(Object.entries<Settings>(searchThemes))('the theme %s', (_, theme) => {
  it('names settings that there are, with values that they can have, and none that another leaves behind', () => {
    expect(readSettings((code) => theme[code] ?? null)).toEqual(theme);
    expect(Object.keys(theme).filter((code) => !themeCodes.some((one) => one === code))).toEqual([]);
  });

  it('has colors that can be read on its background', () => {
    const background = theme.k7 ?? (theme.kae === 'd' ? themeBackgrounds.dark : themeBackgrounds.light);
    for (const code of ['k9', 'kaa', 'k8', 'kx'] as const) {
      const hex = theme[code] === undefined ? null : hexOf(code, theme[code]);
      if (hex !== null) expect(contrast(hex, background), code).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** The contrast of two colors by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(relativeLuminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function relativeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
