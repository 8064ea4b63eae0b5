import type { CSSProperties } from 'react';
import type { SettingCode } from '../../../domain/settings/catalogue.ts';
import { previewStyle } from '../../../domain/settings/preview-style.ts';
import { type Settings, valueOf } from '../../../domain/settings/settings.ts';
import type { ShownTheme } from '../../../domain/theme/theme.ts';

/** Settings that CSS applies to the preview by `data-…` attributes. */
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

/**
 * The preview's look: attributes for what is visible, custom properties for colors and fonts. `theme` is the theme in
 * effect.
 */
export function previewLook(settings: Settings, theme: ShownTheme) {
  const { properties, ground } = previewStyle(settings, theme);
  return {
    style: Object.keys(properties).length === 0 ? undefined : (properties as CSSProperties),
    attributes: {
      ...Object.fromEntries(followed.map((code) => [`data-${code}`, valueOf(settings, code)])),
      'data-ground': ground ?? undefined,
    },
  };
}
