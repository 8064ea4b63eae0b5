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
const strictTransport = 'max-age=63072000; includeSubDomains; preload';

/**
 * The headers that every page and file of the site carries, whatever its kind. A page adds its own
 * content security policy. `https` tells whether visitors reach the site by https.
 */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(https ? { 'Strict-Transport-Security': strictTransport } : {}),
  };
}

/** The name by which a page's policy says where reports go. Browsers without the Reporting API use the policy's `report-uri`. */
export const reportGroup = 'csp';

/** Where reports of {@link reportGroup} go; beside each page's content security policy. */
export const reportingHeaders = { 'Reporting-Endpoints': `${reportGroup}="${reportsPath}"` } as const;
