import type { CSSProperties } from 'react';
import type { SettingCode } from '../../../domain/settings/catalogue.ts';
import { isDark } from '../../../domain/settings/colour.ts';
import { type FontCode, fonts, isFont } from '../../../domain/settings/fonts.ts';
import { customBackground, type Settings, valueOf } from '../../../domain/settings/settings.ts';
import { hexOf } from '../../../domain/settings/values.ts';
import type { ShownTheme } from '../../../domain/theme/theme.ts';

/** Settings that the preview follows by rules of style on `data-…` attributes. */
const followed = [
  'k1',
  'k5',
  'kae',
  'kaj',
  'kak',
  'kav',
  'kax',
  'kay',
  'kbe',
  'kbg',
  'kbk',
  'kbm',
  'kbo',
  'kn',
  'ko',
  'ks',
  'kw',
  'kz',
] as const satisfies readonly SettingCode[];
const colours = { k8: '--snippet', k9: '--title', kaa: '--visited', kx: '--url' } as const;
const faces = { kt: '--face', ka: '--title-face' } as const;

/**
 * How the preview looks: attributes for what is shown or not, custom properties for colours and fonts. A colour that nobody
 * chose is left to the theme. `theme` is the one that is shown.
 */
export function previewLook(settings: Settings, theme: ShownTheme) {
  const custom = customBackground(settings, theme);
  const dark = custom === null ? theme === 'dark' : isDark(custom.background);
  const header = settings.kj === undefined ? null : hexOf('kj', settings.kj);
  const style: Record<string, string> = {};
  if (custom !== null) {
    style['--page-ground'] = `#${custom.background}`;
    style['--page-ink'] = `#${custom.text}`;
  }
  if (header !== null) style['--bar'] = `#${header}`;
  for (const [code, property] of Object.entries(colours) as [keyof typeof colours, string][]) {
    const hex = settings[code] === undefined ? null : hexOf(code, valueOf(settings, code));
    if (hex !== null) style[property] = `#${hex}`;
  }
  for (const [code, property] of Object.entries(faces) as [keyof typeof faces, string][]) {
    const font = settings[code];
    if (font !== undefined && isFont(font)) style[property] = familyOf(font);
  }
  return {
    style: Object.keys(style).length === 0 ? undefined : (style as CSSProperties),
    attributes: {
      ...Object.fromEntries(followed.map((code) => [`data-${code}`, valueOf(settings, code)])),
      'data-ground': custom === null ? undefined : dark ? 'dark' : 'light',
    },
  };
}

function familyOf(font: FontCode): string {
  return fonts[font].family;
}
