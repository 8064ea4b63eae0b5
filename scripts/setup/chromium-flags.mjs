/** What every Chromium is started with: one that runs as root too, draws without a graphics card and asks nobody for anything. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/**
 * Lists under the address line that Chromium loads as pages, in a process of their own for every tab that is opened, without a window
 * too: starting it costs more than the page that is looked at.
 */
const listsOfAddressLine = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A renderer that waits for a page which may come, started anew for every browser that a test opens: a tenth of what opening it costs. */
const waitingRenderer = 'SpareRendererForSitePerProcess';

/** Of two switches of one name the last counts, so what Playwright switches off is named again; a test compares. */
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

/** For a Chromium that is measured. */
export const measuredFlags = [...chromiumFlags, `--disable-features=${listsOfAddressLine.join(',')}`];

/** For a Chromium that Playwright drives. */
export const drivenFlags = [
  ...chromiumFlags,
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offInPlaywright, ...listsOfAddressLine].join(',')}`,
];

/**
 * For a Chromium in which each page runs for a second or two: what its scripts would save once they were compiled for speed, or
 * its memory once it was tidied up beside them, takes a seventh of a page's processor time, and nothing of it is measured.
 */
export const testedFlags = [
  ...drivenFlags,
  `--disable-features=${[...offInPlaywright, ...listsOfAddressLine, waitingRenderer].join(',')}`,
  '--js-flags=--no-opt --no-maglev --single-threaded-gc --min-semi-space-size=16',
];
