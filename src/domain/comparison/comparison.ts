import { brand } from '../brand.ts';

/** The browsers that are compared, ours first. Site facts, section 8, `/compare-privacy`. */
export const comparedBrowsers = ['mallard', 'chrome', 'edge', 'safari', 'firefox', 'brave'] as const;
/** One of them. */
export type ComparedBrowser = (typeof comparedBrowsers)[number];

/** How much of something a browser does without a change of settings; `paid` costs extra, whoever sells it. */
export const comparisonMarks = ['included', 'limited', 'paid', 'none'] as const;
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

/** The month in which all of it was last checked, as `2026-11`. */
export const comparisonChecked = '2026-11';

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
  /** The browsers whose mark the row's footnote explains. */
  readonly noted: readonly ComparedBrowser[];
  /** Where it can be read, the publisher first; empty where it follows from our own pages. */
  readonly sources: readonly string[];
}

/**
 * What each browser does by default on a new installation, in groups. What is only partly true is `limited`, and says why
 * in its footnote.
 */
export const comparison = {
  search: {
    'private-search': {
      marks: ['included', 'none', 'none', 'none', 'none', 'included'],
      noted: ['safari', 'firefox', 'brave'],
      sources: ['Apple Support: Safari User Guide', 'Mozilla Support: search engines', 'Brave Help Center'],
    },
    'private-chat': {
      marks: ['included', 'none', 'none', 'limited', 'none', 'included'],
      noted: ['chrome', 'edge', 'safari', 'firefox'],
      sources: [
        'Google: Gemini Apps Privacy Hub',
        'Microsoft: Copilot privacy FAQ',
        'Apple Legal: ChatGPT extension',
      ],
    },
  },
  trackers: {
    'tracker-blocking': {
      marks: ['included', 'none', 'limited', 'limited', 'limited', 'included'],
      noted: ['edge', 'safari', 'firefox'],
      sources: [
        'Microsoft Support: tracking prevention',
        'WebKit: Tracking Prevention in WebKit',
        'Mozilla Support: Enhanced Tracking Protection',
      ],
    },
    'third-party-cookies': {
      marks: ['included', 'none', 'limited', 'included', 'included', 'included'],
      noted: ['chrome', 'edge', 'firefox'],
      sources: ['Google: Privacy Sandbox updates, April 2025', 'Mozilla Support: Total Cookie Protection'],
    },
    'targeted-ads': {
      marks: ['included', 'none', 'none', 'limited', 'limited', 'included'],
      noted: ['safari', 'firefox', 'brave'],
      sources: ['WebKit: Tracking Prevention in WebKit', 'Brave: Shields'],
    },
    fingerprinting: {
      marks: ['included', 'none', 'limited', 'included', 'limited', 'included'],
      noted: ['edge', 'safari', 'firefox'],
      sources: ['Apple: Safari 26 release notes', 'Mozilla Support: fingerprinting protections'],
    },
    'link-tracking': {
      marks: ['included', 'none', 'none', 'limited', 'limited', 'included'],
      noted: ['safari', 'firefox'],
      sources: ['WebKit: Private Browsing 2.0', 'Mozilla Support: query parameter stripping'],
    },
    amp: {
      marks: ['included', 'none', 'none', 'none', 'none', 'included'],
      noted: [],
      sources: ['Brave: De-AMP'],
    },
    social: {
      marks: ['included', 'none', 'none', 'none', 'limited', 'limited'],
      noted: ['firefox', 'brave'],
      sources: ['Mozilla Support: SmartBlock', 'Brave: Shields'],
    },
    referrer: {
      marks: ['included', 'included', 'included', 'included', 'included', 'included'],
      noted: [],
      sources: ['MDN: Referrer-Policy'],
    },
  },
  pages: {
    https: {
      marks: ['included', 'included', 'limited', 'included', 'included', 'included'],
      noted: ['edge'],
      sources: ['Google Security Blog: HTTPS by default', 'Microsoft Support: Automatic HTTPS'],
    },
    gpc: {
      marks: ['included', 'none', 'none', 'none', 'limited', 'included'],
      noted: ['firefox'],
      sources: ['globalprivacycontrol.org', 'Mozilla Support: Global Privacy Control'],
    },
    'cookie-popups': {
      marks: ['included', 'none', 'none', 'none', 'none', 'limited'],
      noted: ['brave'],
      sources: ['Brave: blocking cookie consent notices'],
    },
    video: {
      marks: ['included', 'none', 'none', 'none', 'none', 'included'],
      noted: ['brave'],
      sources: ['Brave: Shields'],
    },
    'clear-button': {
      marks: ['included', 'none', 'none', 'none', 'limited', 'limited'],
      noted: ['firefox', 'brave'],
      sources: ['Mozilla Support: private browsing', 'Brave: release notes'],
    },
  },
  tools: {
    passwords: {
      marks: ['included', 'included', 'included', 'included', 'included', 'included'],
      noted: [],
      sources: [],
    },
    'private-email': {
      marks: ['included', 'none', 'none', 'paid', 'limited', 'limited'],
      noted: ['safari', 'firefox', 'brave'],
      sources: ['Apple Support: Hide My Email', 'Mozilla: Firefox Relay', 'Brave: email aliases'],
    },
    vpn: {
      marks: ['paid', 'none', 'limited', 'paid', 'limited', 'paid'],
      noted: ['mallard', 'edge', 'safari', 'firefox'],
      sources: [
        'Microsoft Support: Edge Secure Network',
        'Apple Support: iCloud Private Relay',
        'Mozilla: Firefox 149 release notes',
      ],
    },
    removal: {
      marks: ['paid', 'none', 'none', 'none', 'none', 'none'],
      noted: ['mallard', 'chrome'],
      sources: ['Google: Results about you'],
    },
    restoration: {
      marks: ['paid', 'none', 'none', 'none', 'none', 'none'],
      noted: ['mallard'],
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

/** A row with its name, and the number of its footnote, counted from 1; null for a row without one. */
export interface ComparisonRow extends RowShape {
  readonly name: ComparisonRowName;
  readonly note: number | null;
}

/** Every group with its rows in table order. A row has a footnote when a cell of it is explained. */
export const comparisonGroups: readonly {
  readonly name: ComparisonGroup;
  readonly rows: readonly ComparisonRow[];
}[] = numbered();

function numbered() {
  let note = 0;
  return Object.entries(comparison).map(([group, rows]) => ({
    name: group as ComparisonGroup,
    rows: Object.entries<RowShape>(rows).map(([name, row]) => {
      if (row.noted.length > 0) note += 1;
      return { ...row, name: name as ComparisonRowName, note: row.noted.length > 0 ? note : null };
    }),
  }));
}

/** The mark of a browser in a row. */
export function markOf(row: RowShape, browser: ComparedBrowser): ComparisonMark {
  return row.marks[comparedBrowsers.indexOf(browser)] ?? 'none';
}
