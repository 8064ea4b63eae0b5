import { createHash } from 'node:crypto';

/** A subresource integrity value, as in `integrity="…"`. */
export function integrity(content: Uint8Array | string, algorithm: 'sha384' | 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** A source expression for an inline script or style, including quotes. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A short part of a file name that changes with the content. */
export function nameHash(content: string): string {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 8);
}
