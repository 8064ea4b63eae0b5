import { brand } from '../brand.ts';
import { type ComparisonSource, type ComparisonSourceName, sources } from './sources.ts';

/** The browsers that are compared, ours first. Site facts, section 8, `/compare-privacy`. */
export const comparedBrowsers = ['mallard', 'chrome', 'edge', 'safari', 'firefox', 'brave'] as const;
/** One of them. */
export type ComparedBrowser = (typeof comparedBrowsers)[number];
/** One of those that others make. */
export type OtherBrowser = Exclude<ComparedBrowser, 'mallard'>;

/** Where our site says what our browser does: a page, or a part of one. */
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
 * How much of something a browser does without a change of settings, by what its maker has written down; `paid` costs extra, whoever
 * sells it, `none` means that no such feature is described, `unclear` that the documents do not answer the question.
 */
export const comparisonMarks = ['included', 'limited', 'paid', 'none', 'unclear'] as const;
/** One of them. */
export type ComparisonMark = (typeof comparisonMarks)[number];

/** How the browsers are called, in every language. */
export const browserLabels: Readonly<Record<ComparedBrowser, string>> = {
  mallard: brand.name,
  chrome: 'Chrome',
  edge: 'Edge',
  safari: 'Safari',
  firefox: 'Firefox',
  brave: 'Brave',
};

/** The day on which the documents were last looked up, as `2026-11-22`; each has a day or version of its own. */
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
  /** Where on our site it is said of our own browser, without locale; null where nothing but this comparison says it. */
  readonly ours: OurPlace | null;
  /** The other browsers that the text of the row's footnote explains; for the rest it says that nothing was found. */
  readonly noted: readonly OtherBrowser[];
  /** Where it can be read, in the order of {@link comparedBrowsers}; empty where nothing was found for any other browser. */
  readonly sources: readonly ComparisonSourceName[];
}

/**
 * What each browser does by default on a new installation, in groups. What is only partly true is `limited`, and says why
 * in its footnote.
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

/** A row with its name and documents, and the number of its footnote, counted from 1. */
export interface ComparisonRow extends Omit<RowShape, 'sources'> {
  readonly sources: readonly ComparisonSource[];
  readonly name: ComparisonRowName;
  readonly note: number;
}

/** Every group with its rows in table order. Each row has a footnote, which explains each of its cells. */
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

/** The browsers for which no document describes what a row compares. */
export function undescribedIn({ noted }: Pick<RowShape, 'noted'>): readonly OtherBrowser[] {
  return comparedBrowsers
    .filter((browser) => browser !== 'mallard')
    .filter((browser) => !noted.includes(browser));
}

/** The mark of a browser in a row. */
export function markOf(row: Pick<RowShape, 'marks'>, browser: ComparedBrowser): ComparisonMark {
  return row.marks[comparedBrowsers.indexOf(browser)] ?? 'none';
}
