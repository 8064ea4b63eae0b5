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

/** Two years, as the preload list requires. */
const strictTransport = 'max-age=63072000; includeSubDomains';
/** The HSTS header for a domain to be preloaded. */
export const preloadedTransport = { 'Strict-Transport-Security': `${strictTransport}; preload` } as const;

/** Headers that only matter for documents. */
const forDocuments = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'X-Frame-Options': 'DENY',
} as const;

/**
 * Whether a response of this media type is never a document: scripts, styles, fonts and speculation rules. Browsers ignore
 * document headers on them, and the headers would be larger than some of the files.
 */
export function isPartOfPages(mediaType: string): boolean {
  return /^(?:text\/(?:css|javascript)|font\/|application\/speculationrules)/.test(mediaType);
}

/** The headers of responses matching {@link isPartOfPages}. `https` says whether visitors use HTTPS. */
export function partHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(https ? { 'Strict-Transport-Security': strictTransport } : {}),
  };
}

/**
 * The headers of every other response of the site. A page adds its own content security policy. `https` as in
 * {@link partHeaders}.
 */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return { ...forDocuments, ...partHeaders(https) };
}

/** For responses that are not pages: nothing in them may run or be framed. */
const nothingRuns = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
} as const;

/** The headers of a data response: nothing in it may run or be framed. `https` as in {@link partHeaders}. */
export function dataHeaders(https: boolean): Readonly<Record<string, string>> {
  return { ...securityHeaders(https), ...nothingRuns };
}

/**
 * The headers of a 204 response. The browser stays on its page, so there is no document that needs document headers, which
 * take 1 KB. `https` as in {@link partHeaders}.
 */
export function emptyHeaders(https: boolean): Readonly<Record<string, string>> {
  return { ...partHeaders(https), ...nothingRuns };
}

/** The endpoint name that a page's policy reports to. Browsers without the Reporting API use the policy's `report-uri`. */
export const reportGroup = 'csp';

/** Defines the endpoint of {@link reportGroup}; sent with each page's content security policy. */
export const reportingHeaders = { 'Reporting-Endpoints': `${reportGroup}="${reportsPath}"` } as const;
