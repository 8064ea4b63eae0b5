import type { SettingCode } from '../../../domain/settings/catalogue.ts';

/** A part of the preview that a low window shows by itself. */
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

/** The part that shows the last choice. Fonts, colors and sizes are visible in a result, which is shown from the start. */
export function partOf(last: SettingCode | null): PreviewPart {
  return (last === null ? undefined : parts[last]) ?? 'result';
}
