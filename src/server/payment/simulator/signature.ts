import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a signature's timestamp may be in the past or future, in seconds. */
export const signatureToleranceSeconds = 300;

function macOf(rawBody: string, timestamp: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest();
}

/** Signs a body as card providers do: `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signBody(rawBody: string, secret: string, nowMs: number): string {
  const timestamp = Math.floor(nowMs / 1000);
  return `t=${timestamp},v1=${macOf(rawBody, timestamp, secret).toString('hex')}`;
}

/**
 * True when a `v1` of the header is a signature of exactly this body with one of the secrets, at most 300 seconds old (or
 * ahead). Several secrets are valid at once during rotation.
 */
export function isSignedBy(
  rawBody: string,
  header: string,
  secrets: readonly string[],
  nowMs: number,
): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const stamp = parts.find(([key]) => key === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(stamp)) return false;
  const timestamp = Number(stamp);
  if (Math.abs(nowMs / 1000 - timestamp) > signatureToleranceSeconds) return false;
  const given = parts
    .filter(([key, value]) => key === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''))
    .map(([, value]) => Buffer.from(value ?? '', 'hex'));
  return secrets
    .filter((secret) => secret !== '')
    .map((secret) => macOf(rawBody, timestamp, secret))
    .some((expected) => given.some((mac) => timingSafeEqual(mac, expected)));
}
