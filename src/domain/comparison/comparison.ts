import { brand } from '../brand.ts';
import { type ComparisonSource, type ComparisonSourceName, sources } from './sources.ts';

/** The browsers compared, ours first. Site facts, section 8, `/compare-privacy`. */
export const comparedBrowsers = ['mallard', 'chrome', 'edge', 'safari', 'firefox', 'brave'] as const;
/** A browser in the comparison. */
export type ComparedBrowser = (typeof comparedBrowsers)[number];
/** A browser other than ours. */
export type OtherBrowser = Exclude<ComparedBrowser, 'mallard'>;

/** Where our site describes a feature of our browser: a page or a part of one. */
export type OurPlace =
  | '/#keep'
  | '/#trackers'
  | '/app#clear'
  | '/app#protection'
  | '/app#questions'
  | '/blog/global-privacy-control'
  | '/dbp'
  | '/duckai'
  | '/email#addresses'
  | '/identity-theft-restoration'
  | '/pro';

/**
 * To what extent a browser offers a feature by default, according to its maker's documentation. `paid`: costs extra,
 * whoever sells it; `none`: no such feature is documented; `unclear`: the documentation does not say.
 */
export const comparisonMarks = ['included', 'limited', 'paid', 'none', 'unclear'] as const;
/** The extent to which a browser offers a feature. */
export type ComparisonMark = (typeof comparisonMarks)[number];

/** Names of the browsers, the same in every language. */
export const browserLabels: Readonly<Record<ComparedBrowser, string>> = {
  mallard: brand.name,
  chrome: 'Chrome',
  edge: 'Edge',
  safari: 'Safari',
  firefox: 'Firefox',
  brave: 'Brave',
};

/** The day the documents were last checked, as `2026-11-22`; each has its own date or version. */
export const comparisonLookedUp = '2026-11-22';

interface RowShape {
  /** One for each browser, in the order of {@link comparedBrowsers}. */
  readonly marks: readonly [
    ComparisonMark,
    ComparisonMark,
    ComparisonMark,
    ComparisonMark,
    ComparisonMark,
    ComparisonMark,
  ];
  /** Where our site describes this for our own browser, without locale; null when only this comparison does. */
  readonly ours: OurPlace | null;
  /** The other browsers discussed in the row's footnote; for the rest it says that nothing was found. */
  readonly noted: readonly OtherBrowser[];
  /** The sources, in the order of {@link comparedBrowsers}; empty when nothing was found for any other browser. */
  readonly sources: readonly ComparisonSourceName[];
}

/**
 * What each browser does by default on a new installation, in groups. A feature that is only partly there is `limited`,
 * and the footnote says why.
 */
export const comparison = {
  search: {
    'private-search': {
      marks: ['included', 'none', 'none', 'none', 'none', 'included'],
      ours: '/#keep',
      noted: ['chrome', 'edge', 'safari', 'firefox', 'brave'],
      sources: ['safariSearch', 'firefoxSearch', 'braveSearch'],
    },
    'private-chat': {
      marks: ['included', 'none', 'none', 'limited', 'none', 'included'],
      ours: '/duckai',
      noted: ['chrome', 'edge', 'safari', 'firefox', 'brave'],
      sources: ['chromeChats', 'edgeChats', 'safariChats', 'firefoxChats', 'firefoxSidebar', 'braveChats'],
    },
  },
  trackers: {
    'tracker-blocking': {
      marks: ['included', 'none', 'limited', 'limited', 'limited', 'included'],
      ours: '/app#protection',
      noted: ['edge', 'safari', 'firefox', 'brave'],
      sources: ['edgeTrackers', 'safariCookies', 'safariPrivate', 'firefoxDefaults', 'braveFaq'],
    },
    'third-party-cookies': {
      marks: ['included', 'none', 'limited', 'included', 'included', 'included'],
      ours: null,
      noted: ['chrome', 'edge', 'safari', 'firefox', 'brave'],
      sources: ['chromeCookies', 'edgeTrackers', 'safariCookies', 'firefoxDefaults', 'braveShields'],
    },
    'targeted-ads': {
      marks: ['included', 'none', 'limited', 'limited', 'limited', 'included'],
      ours: '/#trackers',
      noted: ['edge', 'safari', 'firefox', 'brave'],
      sources: ['edgeTrackers', 'safariCookies', 'firefoxDefaults', 'braveFaq'],
    },
    fingerprinting: {
      marks: ['included', 'none', 'limited', 'included', 'limited', 'included'],
      ours: null,
      noted: ['edge', 'safari', 'firefox', 'brave'],
      sources: [
        'edgeTrackers',
        'safariFingerprints',
        'firefoxFingerprints',
        'firefoxDefaults',
        'braveShields',
      ],
    },
    'link-tracking': {
      marks: ['included', 'none', 'none', 'limited', 'limited', 'included'],
      ours: '/app#protection',
      noted: ['safari', 'firefox', 'brave'],
      sources: ['safariPrivate', 'firefoxLinks', 'firefoxDefaults', 'braveShields'],
    },
    amp: {
      marks: ['included', 'none', 'none', 'none', 'none', 'included'],
      ours: null,
      noted: ['brave'],
      sources: ['braveAmp'],
    },
    social: {
      marks: ['included', 'none', 'none', 'none', 'limited', 'limited'],
      ours: null,
      noted: ['firefox', 'brave'],
      sources: ['firefoxEmbeds', 'firefoxDefaults', 'braveSocial'],
    },
    referrer: {
      marks: ['included', 'included', 'unclear', 'included', 'included', 'included'],
      ours: null,
      noted: ['chrome', 'edge', 'safari', 'firefox', 'brave'],
      sources: ['chromeReferrer', 'safariReferrer', 'firefoxReferrer', 'braveShields'],
    },
  },
  pages: {
    https: {
      marks: ['included', 'included', 'unclear', 'included', 'included', 'included'],
      ours: '/app#protection',
      noted: ['chrome', 'edge', 'safari', 'firefox', 'brave'],
      sources: ['chromeHttps', 'edgeHttps', 'safariHttps', 'firefoxHttps', 'braveShields'],
    },
    gpc: {
      marks: ['included', 'none', 'none', 'none', 'limited', 'included'],
      ours: '/blog/global-privacy-control',
      noted: ['chrome', 'edge', 'safari', 'firefox', 'brave'],
      sources: ['gpcElsewhere', 'firefoxGpc', 'braveShields'],
    },
    'cookie-popups': {
      marks: ['included', 'none', 'none', 'none', 'none', 'limited'],
      ours: '/app#protection',
      noted: ['brave'],
      sources: ['bravePopups'],
    },
    video: {
      marks: ['included', 'none', 'none', 'none', 'none', 'unclear'],
      ours: null,
      noted: ['brave'],
      sources: ['braveBlocking'],
    },
    'clear-button': {
      marks: ['included', 'none', 'none', 'none', 'limited', 'limited'],
      ours: '/app#clear',
      noted: ['firefox', 'brave'],
      sources: ['firefoxDefaults', 'braveForgetting'],
    },
  },
  tools: {
    passwords: {
      marks: ['included', 'included', 'included', 'included', 'included', 'included'],
      ours: '/app#questions',
      noted: ['chrome', 'edge', 'safari', 'firefox', 'brave'],
      sources: ['passwordsElsewhere', 'bravePasswords'],
    },
    'private-email': {
      marks: ['included', 'none', 'none', 'paid', 'limited', 'limited'],
      ours: '/email#addresses',
      noted: ['safari', 'firefox', 'brave'],
      sources: ['safariEmail', 'firefoxRelay', 'braveAliases'],
    },
    vpn: {
      marks: ['paid', 'none', 'limited', 'paid', 'limited', 'paid'],
      ours: '/pro',
      noted: ['edge', 'safari', 'firefox', 'brave'],
      sources: ['edgeVpn', 'safariRelay', 'firefoxVpn', 'firefoxDefaults', 'braveVpn'],
    },
    removal: {
      marks: ['paid', 'none', 'none', 'none', 'none', 'none'],
      ours: '/dbp',
      noted: ['chrome', 'firefox'],
      sources: ['chromeResults', 'firefoxBrokers'],
    },
    restoration: {
      marks: ['paid', 'none', 'none', 'none', 'none', 'none'],
      ours: '/identity-theft-restoration',
      noted: [],
      sources: [],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, RowShape>>>>;

/** The name of a group of rows. */
export type ComparisonGroup = keyof typeof comparison;

/** The name of a row. */
export type ComparisonRowName = {
  [Group in ComparisonGroup]: keyof (typeof comparison)[Group];
}[ComparisonGroup];

/** A row with its name, its sources and the number of its footnote, counted from 1. */
export interface ComparisonRow extends Omit<RowShape, 'sources'> {
  readonly sources: readonly ComparisonSource[];
  readonly name: ComparisonRowName;
  readonly note: number;
}

/** The groups with their rows, in table order. Every row has a footnote that explains each of its cells. */
export const comparisonGroups: readonly {
  readonly name: ComparisonGroup;
  readonly rows: readonly ComparisonRow[];
}[] = numbered();

function numbered() {
  let note = 0;
  return Object.entries(comparison).map(([group, rows]) => ({
    name: group as ComparisonGroup,
    rows: Object.entries<RowShape>(rows).map(([name, row]) => {
      note += 1;
      return {
        ...row,
        name: name as ComparisonRowName,
        sources: row.sources.map((known) => sources[known]),
        note,
      };
    }),
  }));
}

/** The browsers for which no document describes the feature. */
export function undescribedIn({ noted }: Pick<RowShape, 'noted'>): readonly OtherBrowser[] {
  return comparedBrowsers
    .filter((browser) => browser !== 'mallard')
    .filter((browser) => !noted.includes(browser));
}

/** The mark of a browser in a row. */
export function markOf(row: Pick<RowShape, 'marks'>, browser: ComparedBrowser): ComparisonMark {
  return row.marks[comparedBrowsers.indexOf(browser)] ?? 'none';
}
