import type { SettingCode } from './catalogue.ts';
import type { Settings } from './settings.ts';

/**
 * The themes that can be chosen in one step: the device's own, light and dark, which this site has too, and search
 * themes that combine colors and fonts with one of the two. Each lists only what it changes; all other settings in
 * {@link themeCodes} return to their defaults.
 */
export const searchThemes = {
  system: {},
  light: { kae: '-1' },
  dark: { kae: 'd' },
  contrast: { kae: 'd', k7: '000000', kj: '000000', k9: 'ffe14a', kaa: 'ffb8f0', k8: 'ffffff', kx: '7df9ff' },
  retro: {
    kae: '-1',
    kt: 't',
    ka: 't',
    k7: 'd4d0c8',
    kj: '000080',
    k9: '0000b8',
    kaa: '551a8b',
    k8: '000000',
    kx: '004d00',
  },
  terminal: { kae: 'd', k7: '0a120a', kj: '0f2a14', k9: '5dff8f', kaa: '3cc46a', k8: 'b9f5c8', kx: 'ffc04d' },
} as const satisfies Record<string, Settings>;

/** The name of such a theme. */
export type SearchTheme = keyof typeof searchThemes;

/**
 * The settings that a theme controls: the site's theme, fonts and colors. Choosing another theme resets those it does
 * not list.
 */
export const themeCodes = [
  'kae',
  'kt',
  'ka',
  'k7',
  'kj',
  'k9',
  'kaa',
  'k8',
  'kx',
] as const satisfies readonly SettingCode[];
