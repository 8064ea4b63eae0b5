import type { KeyedHash } from '../../keyed-hash.ts';
import { sameText } from '../../keyed-hash.ts';

const digits = 8;

/**
 * The second half of the `jti` of a family's `number`th refresh token (1, 2, 3 …): a version 8 UUID (RFC 9562, section 5.8)
 * made of the number and 88 bits of a keyed hash. So an old token can be recognized as ours, and as an earlier one, without a
 * row for it.
 */
export function refreshTokenId(hash: KeyedHash, familyId: string, number: number): string {
  const mac = Buffer.from(hash.of('refresh-token-id', familyId, String(number)), 'base64url').toString('hex');
  const numbered = number.toString(16).padStart(digits, '0');
  const variant = ((Number.parseInt(mac.slice(7, 8), 16) & 0b11) | 0b1000).toString(16);
  const rest = [mac.slice(0, 4), `8${mac.slice(4, 7)}`, variant + mac.slice(8, 11), mac.slice(11, 23)];
  return [numbered, ...rest].join('-');
}

/** Whether an id may belong to a token from before they were numbered: a random, version 4 UUID. */
export function isFromBeforeNumbers(id: string): boolean {
  return id.charAt(14) === '4';
}

/** The number encoded in such an id; null if it does not belong to this family. */
export function numberOfRefreshToken(hash: KeyedHash, familyId: string, id: string): number | null {
  const number = Number.parseInt(id.slice(0, digits), 16);
  return number > 0 && sameText(refreshTokenId(hash, familyId, number), id) ? number : null;
}
