import type { SettingCode } from '../../../domain/settings/catalogue.ts';

/** A piece of the preview that a low screen shows by itself. */
export type PreviewPart =
  | 'ad'
  | 'assist'
  | 'bar'
  | 'filters'
  | 'install'
  | 'instant'
  | 'media'
  | 'more'
  | 'result'
  | 'tab'
  | 'visited';

const parts: Partial<Readonly<Record<SettingCode, PreviewPart>>> = {
  kl: 'filters',
  kp: 'filters',
  kz: 'instant',
  kav: 'more',
  kaj: 'instant',
  kay: 'media',
  k5: 'media',
  k1: 'ad',
  kak: 'install',
  kax: 'install',
  kj: 'bar',
  ko: 'bar',
  kaa: 'visited',
  kbo: 'tab',
  kbe: 'assist',
  kbm: 'assist',
  kbk: 'assist',
  kbg: 'bar',
};

/** The piece that shows what was chosen last. A result shows fonts, colors and sizes, and stands there from the start. */
export function partOf(last: SettingCode | null): PreviewPart {
  return (last === null ? undefined : parts[last]) ?? 'result';
}
