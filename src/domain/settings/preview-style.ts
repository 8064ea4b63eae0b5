import type { ShownTheme } from '../theme/theme.ts';
import { isDark } from './color.ts';
import { fonts, isFont } from './fonts.ts';
import { customBackground, type Settings, valueOf } from './settings.ts';
import { hexOf } from './values.ts';

const colors = [
  ['kj', '--bar'],
  ['k8', '--snippet'],
  ['k9', '--title'],
  ['kaa', '--visited'],
  ['kx', '--url'],
] as const;
const faces = [
  ['kt', '--face'],
  ['ka', '--title-face'],
] as const;

interface PreviewStyle {
  /** CSS custom properties of the preview; anything not chosen is left to the theme. */
  readonly properties: Readonly<Record<string, string>>;
  /** Whether the chosen background is light or dark; null when it is the theme's own. */
  readonly ground: ShownTheme | null;
}

/** The colors and fonts of the results page preview for some settings, in the theme shown. */
export function previewStyle(settings: Settings, theme: ShownTheme): PreviewStyle {
  const properties: Record<string, string> = {};
  const custom = customBackground(settings, theme);
  if (custom !== null) {
    properties['--page-ground'] = `#${custom.background}`;
    properties['--page-ink'] = `#${custom.text}`;
  }
  for (const [code, name] of colors) {
    const hex = settings[code] === undefined ? null : hexOf(code, valueOf(settings, code));
    if (hex !== null) properties[name] = `#${hex}`;
  }
  for (const [code, name] of faces) {
    const font = settings[code];
    if (font !== undefined && isFont(font)) properties[name] = fonts[font].family;
  }
  return { properties, ground: custom && (isDark(custom.background) ? 'dark' : 'light') };
}
