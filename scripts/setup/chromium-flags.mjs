/** Flags of every Chromium: it can run as root, renders without a graphics card and prompts nobody. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/**
 * The address bar's lists, which Chromium loads as pages in a separate process for every opened tab, even headless:
 * starting that costs more than the page under test.
 */
const listsOfAddressLine = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A spare renderer for a page to come, started for every browser that a test opens: a tenth of the cost of opening it. */
const waitingRenderer = 'SpareRendererForSitePerProcess';

/** If a switch occurs twice the last one wins, so what Playwright disables is repeated; a test compares. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** For a Chromium used for measurements. */
export const measuredFlags = [...chromiumFlags, `--disable-features=${listsOfAddressLine.join(',')}`];

/** For a Chromium that Playwright drives. */
export const drivenFlags = [
  ...chromiumFlags,
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offInPlaywright, ...listsOfAddressLine].join(',')}`,
];

/**
 * For a Chromium in which each page runs for a second or two. Optimizing compilation and concurrent garbage collection,
 * which pay off only later, take a seventh of a page's CPU time, and nothing is measured there.
 */
export const testedFlags = [
  ...drivenFlags,
  `--disable-features=${[...offInPlaywright, ...listsOfAddressLine, waitingRenderer].join(',')}`,
  '--js-flags=--no-opt --no-maglev --single-threaded-gc --min-semi-space-size=16',
];
