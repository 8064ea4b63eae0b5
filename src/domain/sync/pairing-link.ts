import { brand } from '../brand.ts';

/** The contents of a scanned pairing code. */
export interface PairingLink {
  /** The address that continues the pairing in our app, with the secret in the fragment. */
  readonly app: string;
  /** The other device's name; null when the code does not contain it, as in version 2. */
  readonly deviceName: string | null;
}

const longestCode = 4_000;
const longestDeviceName = 100;

/**
 * Parses the fragment of a scanned code, with or without its `#`: `#&code=<base64>&deviceName=<name>`, or
 * `#&code2=<base64url of JSON with version, channel_id and public_key>`. Null for anything else. Parsed in the browser
 * only: the fragment is a secret between two devices and is never sent to a server. Site facts, section 8,
 * `sync/pairing`.
 */
export function readPairingLink(fragment: string): PairingLink | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const second = given.get('code2');
  if (second !== null)
    return isInvitation(second) ? { app: appLink({ code2: second }), deviceName: null } : null;
  // A plus sign in base64 is decoded as a space.
  const code = given.get('code')?.replaceAll(' ', '+') ?? '';
  if (code.length > longestCode || !/^[\w+/-]{16,}={0,2}$/.test(code)) return null;
  const deviceName = given.get('deviceName')?.trim().slice(0, longestDeviceName) || null;
  return { app: appLink(deviceName === null ? { code } : { code, deviceName }), deviceName };
}

function appLink(values: Readonly<Record<string, string>>): string {
  const parts = Object.entries(values).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
  return `${brand.appScheme}://sync/pairing#${parts.join('')}`;
}

function isInvitation(code: string): boolean {
  if (code.length > longestCode || !/^[\w-]+$/.test(code)) return false;
  try {
    const read: unknown = JSON.parse(atob(code.replaceAll('-', '+').replaceAll('_', '/')));
    const { channel_id: channel, public_key: key } = Object(read);
    return typeof channel === 'string' && channel !== '' && typeof key === 'string' && key !== '';
  } catch {
    return false;
  }
}
