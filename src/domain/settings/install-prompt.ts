import { isOn, type Settings, valueOf } from './settings.ts';

/**
 * When the install prompt was dismissed: `never`, for good (`always`), or in a cohort such as `v266-1`.
 * Specification, section 4, "Add-to-browser banner"; site facts, `kax`.
 */
export function installPromptDismissal(
  settings: Settings,
): { readonly kind: 'never' | 'always' } | { readonly kind: 'in'; readonly cohort: string } {
  const value = valueOf(settings, 'kax');
  if (value === '') return { kind: 'never' };
  return value === '-1' ? { kind: 'always' } : { kind: 'in', cohort: value };
}

/** Tells whether the visitor lets the site ask to be installed: the setting is on and not dismissed for good. */
export function mayPromptInstall(settings: Settings): boolean {
  return isOn(settings, 'kak') && installPromptDismissal(settings).kind !== 'always';
}
