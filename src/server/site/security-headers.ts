import { reportsPath } from '../../contract/reports.ts';

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Two years, as the preload list asks for. */
const strictTransport = 'max-age=63072000; includeSubDomains';
/** The header of a site whose owner wants the domain on the preload list. */
export const preloadedTransport = { 'Strict-Transport-Security': `${strictTransport}; preload` } as const;

/** What holds for the document that an answer becomes. */
const forDocuments = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'X-Frame-Options': 'DENY',
} as const;

/**
 * Whether an answer of this media type is never a document: scripts, styles, fonts and speculation rules. A browser heeds none of a
 * document's headers on them, and they would be longer than some of the files.
 */
export function isPartOfPages(mediaType: string): boolean {
  return /^(?:text\/(?:css|javascript)|font\/|application\/speculationrules)/.test(mediaType);
}

/** The headers of what {@link isPartOfPages}. `https` tells whether visitors reach the site by https. */
export function partHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(https ? { 'Strict-Transport-Security': strictTransport } : {}),
  };
}

/**
 * The headers that every other answer of the site carries, whatever its kind. A page adds its own content security policy.
 * `https` as in {@link partHeaders}.
 */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return { ...forDocuments, ...partHeaders(https) };
}

/** What is no page: nothing in it may run or be framed. */
const nothingRuns = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
} as const;

/** The headers of an answer that is data: nothing in it may run or be framed. `https` as in {@link partHeaders}. */
export function dataHeaders(https: boolean): Readonly<Record<string, string>> {
  return { ...securityHeaders(https), ...nothingRuns };
}

/**
 * The headers of an answer 204. A browser stays on the page that it shows, so there is no document for which those of one would hold, and
 * they are 1 KB. `https` as in {@link partHeaders}.
 */
export function emptyHeaders(https: boolean): Readonly<Record<string, string>> {
  return { ...partHeaders(https), ...nothingRuns };
}

/** The name by which a page's policy says where reports go. Browsers without the Reporting API use the policy's `report-uri`. */
export const reportGroup = 'csp';

/** Where reports of {@link reportGroup} go; beside each page's content security policy. */
export const reportingHeaders = { 'Reporting-Endpoints': `${reportGroup}="${reportsPath}"` } as const;
