import { defaultRegion } from '../search/regions.ts';
import { defaultFont } from './fonts.ts';

/**
 * The values of a setting: one of a few labelled ones, or a text of a kind. Labels are in English, to be translated.
 */
export type SettingValues =
  | { readonly kind: 'choice'; readonly options: Readonly<Record<string, string>> }
  /** One of the named colors (label and hex digits), or three or six hex digits. */
  | {
      readonly kind: 'color';
      readonly named: Readonly<Record<string, { readonly label: string; readonly hex: string }>>;
    }
  | { readonly kind: 'font' }
  | { readonly kind: 'region' }
  /** A locale of the site, such as `en_US`, or `wt_WT` for the browser's preferred language. */
  | { readonly kind: 'language' }
  /** A cohort such as `v266-1`, or `-1` for never. */
  | { readonly kind: 'cohort' };

/** One row of the settings page. */
export interface SettingRow {
  readonly label: string;
  readonly tab: 'general' | 'appearance' | 'privacy' | 'ai';
  readonly values: SettingValues;
  /** The default; empty when the setting then follows something else, such as the theme. */
  readonly default: string;
  /** A cookie is sent with each request. Only cloud save, which is on while its key is stored, uses `local`. */
  readonly storage: 'cookie' | 'local';
  /** True when cloud save includes it; false for settings of a single device. */
  readonly cloud: boolean;
}

const onOff = { kind: 'choice', options: { '1': 'On', '-1': 'Off' } } as const;
const kept = { storage: 'cookie', cloud: true } as const;
const colors = {
  g: { label: 'Green', hex: '2f7d4f' },
  g2: { label: 'Light green', hex: 'd5eddd' },
  b: { label: 'Blue', hex: '2c5fb3' },
  b2: { label: 'Light blue', hex: 'd6e4f7' },
  r: { label: 'Red', hex: 'b3372f' },
  r2: { label: 'Light red', hex: 'f7d9d6' },
  p: { label: 'Purple', hex: '6b46a8' },
  o: { label: 'Orange', hex: 'c8641b' },
  w: { label: 'White', hex: 'ffffff' },
  d: { label: 'Dark', hex: '2b2b2b' },
} as const;

/**
 * Every setting by its code, in the order of the settings page. The code, which starts with `k`, names the URL
 * parameter, the cookie and the JSON key alike. Specification, section 3; values from the site facts, section 1.2. The
 * codes `kbk`, `kbl`, `kbm` and `kbo` are our own, since these settings have no public one.
 */
export const settings = {
  kl: { label: 'Region', tab: 'general', values: { kind: 'region' }, default: defaultRegion, ...kept },
  kad: { label: 'Language', tab: 'general', values: { kind: 'language' }, default: 'wt_WT', ...kept },
  kp: {
    label: 'Safe search',
    tab: 'general',
    values: { kind: 'choice', options: { '1': 'Strict', '-1': 'Moderate', '-2': 'Off' } },
    default: '-1',
    ...kept,
  },
  kz: { label: 'Instant answers', tab: 'general', values: onOff, default: '1', ...kept },
  kav: { label: 'Infinite scroll', tab: 'general', values: onOff, default: '-1', ...kept },
  kc: {
    label: 'Infinite scroll for images, videos and shopping',
    tab: 'general',
    values: onOff,
    default: '1',
    ...kept,
  },
  kac: { label: 'Autocomplete suggestions', tab: 'general', values: onOff, default: '1', ...kept },
  kn: { label: 'Open links in a new tab', tab: 'general', values: onOff, default: '-1', ...kept },
  kk: { label: 'Keyboard shortcuts', tab: 'general', values: onOff, default: '1', ...kept },
  kaj: {
    label: 'Units of measure',
    tab: 'general',
    values: { kind: 'choice', options: { '-1': 'No preference', m: 'Metric', u: 'US based' } },
    default: '-1',
    ...kept,
  },
  kay: {
    label: 'Map rendering',
    tab: 'general',
    values: { kind: 'choice', options: { '-1': 'Automatic', b: 'Best available' } },
    default: '-1',
    ...kept,
  },
  k5: {
    label: 'Video playback',
    tab: 'general',
    values: {
      kind: 'choice',
      options: { '1': 'Always play here', '2': 'Open on the other site', '-1': 'Ask me' },
    },
    default: '-1',
    ...kept,
  },
  k1: { label: 'Advertisements', tab: 'general', values: onOff, default: '1', ...kept },
  kak: { label: 'Install prompt', tab: 'general', values: onOff, default: '1', ...kept },
  kax: {
    label: 'Install prompt dismissed in',
    tab: 'general',
    values: { kind: 'cohort' },
    default: '',
    storage: 'cookie',
    cloud: false,
  },
  kao: { label: 'Privacy tips', tab: 'general', values: onOff, default: '1', ...kept },
  kaq: { label: 'Privacy newsletter form', tab: 'general', values: onOff, default: '1', ...kept },
  kap: { label: 'Privacy newsletter reminders', tab: 'general', values: onOff, default: '1', ...kept },
  kbl: {
    label: 'Cloud save',
    tab: 'general',
    values: onOff,
    default: '-1',
    storage: 'local',
    cloud: false,
  },
  kae: {
    label: 'Theme',
    tab: 'appearance',
    values: { kind: 'choice', options: { '': 'Same as device', '-1': 'Light', d: 'Dark' } },
    default: '',
    ...kept,
  },
  kt: { label: 'Font', tab: 'appearance', values: { kind: 'font' }, default: defaultFont, ...kept },
  ka: { label: 'Title font', tab: 'appearance', values: { kind: 'font' }, default: defaultFont, ...kept },
  ks: {
    label: 'Font size',
    tab: 'appearance',
    values: {
      kind: 'choice',
      options: { s: 'Small', m: 'Medium', n: 'Large', l: 'Larger', t: 'Largest' },
    },
    default: 'n',
    ...kept,
  },
  kw: {
    label: 'Page width',
    tab: 'appearance',
    values: { kind: 'choice', options: { n: 'Normal', w: 'Wide', s: 'Super wide' } },
    default: 'n',
    ...kept,
  },
  k7: {
    label: 'Background color',
    tab: 'appearance',
    values: { kind: 'color', named: colors },
    default: '',
    ...kept,
  },
  kj: {
    label: 'Header color',
    tab: 'appearance',
    values: { kind: 'color', named: { r3: { label: 'Brand', hex: '0b5d46' }, ...colors } },
    default: 'r3',
    ...kept,
  },
  ko: {
    label: 'Header behavior',
    tab: 'appearance',
    values: {
      kind: 'choice',
      options: {
        d: 'Dropdown',
        '1': 'On and fixed',
        s: 'On and scrolling',
        '-1': 'Off but for the answer menu',
        '-2': 'Off',
      },
    },
    default: 'd',
    ...kept,
  },
  k9: {
    label: 'Title color',
    tab: 'appearance',
    values: {
      kind: 'color',
      named: { g: { label: 'Dark grey', hex: '333333' }, b: { label: 'Blue', hex: '2c5fb3' } },
    },
    default: 'g',
    ...kept,
  },
  kaa: {
    label: 'Visited title color',
    tab: 'appearance',
    values: { kind: 'color', named: { p: { label: 'Purple', hex: '6b46a8' } } },
    default: 'p',
    ...kept,
  },
  k8: {
    label: 'Snippet color',
    tab: 'appearance',
    values: { kind: 'color', named: { g: { label: 'Gray', hex: '555555' } } },
    default: 'g',
    ...kept,
  },
  kx: {
    label: 'URL color',
    tab: 'appearance',
    values: {
      kind: 'color',
      named: {
        r: { label: 'Red', hex: 'b3372f' },
        g: { label: 'Green', hex: '2f7d4f' },
        l: { label: 'Black', hex: '000000' },
        b: { label: 'Blue', hex: '2c5fb3' },
        p: { label: 'Purple', hex: '6b46a8' },
        o: { label: 'Orange', hex: 'c8641b' },
        e: { label: 'Gray', hex: '777777' },
      },
    },
    default: 'r',
    ...kept,
  },
  kbo: { label: 'Search visibility', tab: 'privacy', values: onOff, default: '1', ...kept },
  kbe: {
    label: 'AI answers',
    tab: 'ai',
    values: { kind: 'choice', options: { '0': 'Never', '1': 'On demand', '2': 'Sometimes', '3': 'Often' } },
    default: '2',
    ...kept,
  },
  kbm: { label: 'Auto-answer', tab: 'ai', values: onOff, default: '1', ...kept },
  kbk: { label: 'Typing animation', tab: 'ai', values: onOff, default: '1', ...kept },
  kbg: { label: 'AI chat', tab: 'ai', values: onOff, default: '1', ...kept },
} as const satisfies Record<`k${string}`, SettingRow>;

/** The code of a setting. */
export type SettingCode = keyof typeof settings;

/** The code of a setting that is stored in a cookie. */
export type CookieCode = {
  [Code in SettingCode]: (typeof settings)[Code]['storage'] extends 'cookie' ? Code : never;
}[SettingCode];

/** Every code, in the order of the settings page. */
export const settingCodes = Object.keys(settings) as readonly SettingCode[];

/** Tells whether a text is the code of a setting. */
export function isSettingCode(text: string): text is SettingCode {
  return Object.hasOwn(settings, text);
}

/** The codes stored in cookies, in table order. */
export const cookieCodes: readonly CookieCode[] = settingCodes.filter(
  (code): code is CookieCode => rowOf(code).storage === 'cookie',
);

/** The row of a setting. */
export function rowOf(code: SettingCode): SettingRow {
  return settings[code];
}
