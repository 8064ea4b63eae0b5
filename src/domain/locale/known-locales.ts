import { isRegion, type Region } from '../search/regions.ts';

interface KnownLocaleRow {
  /** BCP 47 tag in lower case; also the path segment once the locale is published. */
  readonly tag: string;
  /** Its name in its own language. */
  readonly name: string;
  readonly englishName: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 15924 script, unless Latin, the only one the display face covers. */
  readonly script?: Script;
  /** Search regions whose visitors most likely want this locale. */
  readonly regions: readonly Region[];
  /**
   * True for a locale that has pages and mails on this site. Requires texts for both; build and types report what is
   * missing.
   */
  readonly published?: true;
}

type Script =
  | 'Latn'
  | 'Cyrl'
  | 'Grek'
  | 'Deva'
  | 'Mlym'
  | 'Sinh'
  | 'Thai'
  | 'Jpan'
  | 'Kore'
  | 'Hans'
  | 'Hant';

/**
 * The 37 interface locales, whether or not this site has texts for them. Everything else about locales is derived from
 * this table. Specification, section 9; the list is from the site facts, section 2.2.
 */
export const knownLocales = {
  en_US: {
    tag: 'en',
    name: 'English',
    englishName: 'English',
    direction: 'ltr',
    published: true,
    regions: [
      'us-en',
      'wt-wt',
      'uk-en',
      'ca-en',
      'au-en',
      'nz-en',
      'ie-en',
      'in-en',
      'sg-en',
      'za-en',
      'ph-en',
      'my-en',
      'pk-en',
      'il-en',
      'xa-en',
    ],
  },
  af_ZA: { tag: 'af', name: 'Afrikaans', englishName: 'Afrikaans', direction: 'ltr', regions: [] },
  be_BY: {
    tag: 'be',
    name: 'Беларуская',
    englishName: 'Belarusian',
    direction: 'ltr',
    script: 'Cyrl',
    regions: [],
  },
  bg_BG: {
    tag: 'bg',
    name: 'Български',
    englishName: 'Bulgarian',
    direction: 'ltr',
    script: 'Cyrl',
    regions: ['bg-bg'],
  },
  cs_CZ: { tag: 'cs', name: 'Čeština', englishName: 'Czech', direction: 'ltr', regions: ['cz-cs'] },
  da_DK: { tag: 'da', name: 'Dansk', englishName: 'Danish', direction: 'ltr', regions: ['dk-da'] },
  de_DE: {
    tag: 'de',
    name: 'Deutsch',
    englishName: 'German',
    direction: 'ltr',
    published: true,
    regions: ['de-de', 'at-de', 'ch-de'],
  },
  el_GR: {
    tag: 'el',
    name: 'Ελληνικά',
    englishName: 'Greek',
    direction: 'ltr',
    script: 'Grek',
    regions: ['gr-el'],
  },
  es_ES: {
    tag: 'es',
    name: 'Español',
    englishName: 'Spanish',
    direction: 'ltr',
    regions: ['es-es', 'mx-es', 'ar-es', 'cl-es', 'co-es', 'pe-es', 've-es', 'xl-es', 'us-es', 'ue-es'],
  },
  et_EE: { tag: 'et', name: 'Eesti', englishName: 'Estonian', direction: 'ltr', regions: ['ee-et'] },
  fi_FI: { tag: 'fi', name: 'Suomi', englishName: 'Finnish', direction: 'ltr', regions: ['fi-fi'] },
  fr_FR: {
    tag: 'fr',
    name: 'Français',
    englishName: 'French',
    direction: 'ltr',
    regions: ['fr-fr', 'be-fr', 'ca-fr', 'ch-fr'],
  },
  hi_IN: { tag: 'hi', name: 'हिंदी', englishName: 'Hindi', direction: 'ltr', script: 'Deva', regions: [] },
  hr_HR: { tag: 'hr', name: 'Hrvatski', englishName: 'Croatian', direction: 'ltr', regions: ['hr-hr'] },
  hu_HU: { tag: 'hu', name: 'Magyar', englishName: 'Hungarian', direction: 'ltr', regions: ['hu-hu'] },
  id_ID: {
    tag: 'id',
    name: 'Bahasa Indonesia',
    englishName: 'Indonesian',
    direction: 'ltr',
    regions: ['id-id', 'id-en'],
  },
  it_IT: {
    tag: 'it',
    name: 'Italiano',
    englishName: 'Italian',
    direction: 'ltr',
    regions: ['it-it', 'ch-it'],
  },
  ja_JP: {
    tag: 'ja',
    name: '日本語',
    englishName: 'Japanese',
    direction: 'ltr',
    script: 'Jpan',
    regions: ['jp-jp'],
  },
  ko_KR: {
    tag: 'ko',
    name: '한국어',
    englishName: 'Korean',
    direction: 'ltr',
    script: 'Kore',
    regions: ['kr-kr'],
  },
  lt_LT: { tag: 'lt', name: 'Lietuvių', englishName: 'Lithuanian', direction: 'ltr', regions: ['lt-lt'] },
  lv_LV: { tag: 'lv', name: 'Latviešu', englishName: 'Latvian', direction: 'ltr', regions: ['lv-lv'] },
  ml_IN: {
    tag: 'ml',
    name: 'മലയാളം',
    englishName: 'Malayalam',
    direction: 'ltr',
    script: 'Mlym',
    regions: [],
  },
  nb_NO: {
    tag: 'nb',
    name: 'Norsk (bokmål)',
    englishName: 'Norwegian (Bokmål)',
    direction: 'ltr',
    regions: ['no-no'],
  },
  nl_NL: {
    tag: 'nl',
    name: 'Nederlands',
    englishName: 'Dutch',
    direction: 'ltr',
    regions: ['nl-nl', 'be-nl'],
  },
  pl_PL: { tag: 'pl', name: 'Polski', englishName: 'Polish', direction: 'ltr', regions: ['pl-pl'] },
  pt_PT: {
    tag: 'pt',
    name: 'Português',
    englishName: 'Portuguese',
    direction: 'ltr',
    regions: ['pt-pt', 'br-pt'],
  },
  ro_RO: { tag: 'ro', name: 'Română', englishName: 'Romanian', direction: 'ltr', regions: ['ro-ro'] },
  ru_RU: {
    tag: 'ru',
    name: 'Русский',
    englishName: 'Russian',
    direction: 'ltr',
    script: 'Cyrl',
    regions: ['ru-ru'],
  },
  si_LK: { tag: 'si', name: 'සිංහල', englishName: 'Sinhala', direction: 'ltr', script: 'Sinh', regions: [] },
  sk_SK: { tag: 'sk', name: 'Slovenčina', englishName: 'Slovak', direction: 'ltr', regions: ['sk-sk'] },
  sl_SI: { tag: 'sl', name: 'Slovenščina', englishName: 'Slovenian', direction: 'ltr', regions: ['sl-sl'] },
  sv_SE: { tag: 'sv', name: 'Svenska', englishName: 'Swedish', direction: 'ltr', regions: ['se-sv'] },
  th_TH: {
    tag: 'th',
    name: 'ไทย',
    englishName: 'Thai',
    direction: 'ltr',
    script: 'Thai',
    regions: ['th-th', 'th-en'],
  },
  tr_TR: { tag: 'tr', name: 'Türkçe', englishName: 'Turkish', direction: 'ltr', regions: ['tr-tr'] },
  uk_UA: {
    tag: 'uk',
    name: 'Українська',
    englishName: 'Ukrainian',
    direction: 'ltr',
    script: 'Cyrl',
    regions: ['ua-uk'],
  },
  zh_CN: {
    tag: 'zh-cn',
    name: '中文 (中国)',
    englishName: 'Chinese (China)',
    direction: 'ltr',
    script: 'Hans',
    regions: ['cn-zh'],
  },
  zh_TW: {
    tag: 'zh-tw',
    name: '中文 (台灣)',
    englishName: 'Chinese (Taiwan)',
    direction: 'ltr',
    script: 'Hant',
    regions: ['tw-tzh', 'hk-tzh'],
  },
} as const satisfies Record<string, KnownLocaleRow>;

/** The code of a locale in the language setting: language and country. */
export type KnownLocale = keyof typeof knownLocales;

/** Every known locale, in table order. */
export const knownLocaleCodes = Object.keys(knownLocales) as readonly KnownLocale[];

/** The fallback locale. */
export const defaultKnownLocale: KnownLocale = 'en_US';

/** Tells whether a text is the code of a known locale; case matters. */
export function isKnownLocale(text: string): text is KnownLocale {
  return Object.hasOwn(knownLocales, text);
}

/** Tags that mean a locale although they are not a prefix of its tag. */
const aliases: Readonly<Record<string, KnownLocale>> = {
  no: 'nb_NO',
  nn: 'nb_NO',
  in: 'id_ID',
  zh: 'zh_CN',
  'zh-hans': 'zh_CN',
  'zh-hant': 'zh_TW',
  'zh-hk': 'zh_TW',
  'zh-mo': 'zh_TW',
};

const byTag: Readonly<Record<string, KnownLocale>> = {
  ...Object.fromEntries(knownLocaleCodes.map((code) => [knownLocales[code].tag, code])),
  ...aliases,
};

/**
 * The tags to look up in turn for a language tag: itself in lower case, then with one subtag less each time, never
 * ending in a single letter. RFC 4647, section 3.4.
 * @example fallbackChain('zh_Hant_HK') // ['zh-hant-hk', 'zh-hant', 'zh']
 */
export function fallbackChain(tag: string): readonly string[] {
  const chain: string[] = [];
  const parts = tag.trim().toLowerCase().split(/[-_]/);
  for (; parts.length > 0; parts.pop()) {
    if (parts.at(-1)?.length !== 1) chain.push(parts.join('-'));
  }
  return chain.filter((link) => link !== '');
}

/** The known locale that best matches a language tag; null when none does. */
export function knownLocaleFor(tag: string): KnownLocale | null {
  const link = fallbackChain(tag).find((link) => Object.hasOwn(byTag, link)) ?? '';
  return byTag[link] ?? null;
}

/**
 * Negotiates the known locale for a list of language tags, in order of preference; the default when none matches.
 * @example negotiateKnown(['gsw', 'de-AT']) // 'de_DE'
 */
export function negotiateKnown(wanted: readonly string[]): KnownLocale {
  return wanted.map(knownLocaleFor).find((locale) => locale !== null) ?? defaultKnownLocale;
}

/**
 * The known locale for a search region: the one that lists it, else by the region's language part, else the default;
 * also the default for an unknown region.
 */
export function localeOfRegion(region: string): KnownLocale {
  if (!isRegion(region)) return defaultKnownLocale;
  const listed = knownLocaleCodes.find((code) => {
    const row: KnownLocaleRow = knownLocales[code];
    return row.regions.includes(region);
  });
  return listed ?? negotiateKnown([region.slice(3)]);
}
