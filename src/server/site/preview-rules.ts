import { previewStyle } from '../../domain/settings/preview-style.ts';
import { type Settings, valueOf } from '../../domain/settings/settings.ts';
import { readThemeCookie, type ShownTheme } from '../../domain/theme/theme.ts';

/** The colors and fonts of the settings page's preview as CSS; empty if none were chosen. */
export function previewRules(settings: Settings): string {
  const theme = readThemeCookie(valueOf(settings, 'kae'));
  if (theme !== 'system') return ruleIn(theme, settings);
  const [light, dark] = [ruleIn('light', settings), ruleIn('dark', settings)];
  return light === dark
    ? light
    : `@media (prefers-color-scheme:light){${light}}@media (prefers-color-scheme:dark){${dark}}`;
}

function ruleIn(theme: ShownTheme, settings: Settings): string {
  const { properties, ground } = previewStyle(settings, theme);
  const declared = Object.entries(ground === null ? properties : { ...properties, 'color-scheme': ground });
  if (declared.length === 0) return '';
  return `figure[data-kw]{${declared.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
