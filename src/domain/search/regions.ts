/** The search regions: `kl` code and label. Site facts, section 2.1, with the codes of the live list. */
export const regions = {
  'wt-wt': 'All regions',
  'xa-ar': 'Arabia',
  'xa-en': 'Arabia (en)',
  'ar-es': 'Argentina',
  'au-en': 'Australia',
  'at-de': 'Austria',
  'be-fr': 'Belgium (fr)',
  'be-nl': 'Belgium (nl)',
  'br-pt': 'Brazil',
  'bg-bg': 'Bulgaria',
  'ca-en': 'Canada (en)',
  'ca-fr': 'Canada (fr)',
  'ct-ca': 'Catalonia',
  'cl-es': 'Chile',
  'cn-zh': 'China',
  'co-es': 'Colombia',
  'hr-hr': 'Croatia',
  'cz-cs': 'Czech Republic',
  'dk-da': 'Denmark',
  'ee-et': 'Estonia',
  'fi-fi': 'Finland',
  'fr-fr': 'France',
  'de-de': 'Germany',
  'gr-el': 'Greece',
  'hk-tzh': 'Hong Kong',
  'hu-hu': 'Hungary',
  'is-is': 'Iceland',
  'in-en': 'India (en)',
  'id-id': 'Indonesia',
  'id-en': 'Indonesia (en)',
  'ie-en': 'Ireland',
  'il-he': 'Israel',
  'il-en': 'Israel (en)',
  'it-it': 'Italy',
  'jp-jp': 'Japan',
  'kr-kr': 'Korea',
  'lv-lv': 'Latvia',
  'lt-lt': 'Lithuania',
  'xl-es': 'Latin America',
  'my-ms': 'Malaysia',
  'my-en': 'Malaysia (en)',
  'mx-es': 'Mexico',
  'nl-nl': 'Netherlands',
  'nz-en': 'New Zealand',
  'no-no': 'Norway',
  'pk-en': 'Pakistan (en)',
  'pe-es': 'Peru',
  'ph-en': 'Philippines',
  'ph-tl': 'Philippines (tl)',
  'pl-pl': 'Poland',
  'pt-pt': 'Portugal',
  'ro-ro': 'Romania',
  'ru-ru': 'Russia',
  'sg-en': 'Singapore',
  'sk-sk': 'Slovakia',
  'sl-sl': 'Slovenia',
  'za-en': 'South Africa',
  'es-es': 'Spain',
  'es-ca': 'Spain (ca)',
  'se-sv': 'Sweden',
  'ch-de': 'Switzerland (de)',
  'ch-fr': 'Switzerland (fr)',
  'ch-it': 'Switzerland (it)',
  'tw-tzh': 'Taiwan',
  'th-th': 'Thailand',
  'th-en': 'Thailand (en)',
  'tr-tr': 'Turkey',
  'ua-uk': 'Ukraine',
  'uk-en': 'United Kingdom',
  'us-en': 'United States',
  'ue-es': 'United States (es)',
  'us-es': 'United States (Spanish)',
  've-es': 'Venezuela',
  'vn-vi': 'Vietnam',
  'vn-en': 'Vietnam (en)',
} as const satisfies Record<string, string>;

/** The code of a region: country and language, with some exceptions such as `uk-en`, `jp-jp` and `tw-tzh`. */
export type Region = keyof typeof regions;

/** The region of a search that names none. Specification, section 7. */
export const defaultRegion: Region = 'wt-wt';

/** Every region, in table order. */
export const regionCodes = Object.keys(regions) as readonly Region[];

/** Tells whether a text is a region of the table; case matters. */
export function isRegion(text: string): text is Region {
  return Object.hasOwn(regions, text);
}

/** Parses a region, ignoring case; an unknown one becomes the default. */
export function readRegion(text: string | null): Region {
  const code = (text ?? '').trim().toLowerCase();
  return isRegion(code) ? code : defaultRegion;
}
