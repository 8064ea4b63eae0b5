import { encodeBase64Url } from './base64url.ts';

/** Number of random bytes in a verifier; 32 give 43 characters, the minimum of RFC 7636. */
export const verifierBytes = 32;

/**
 * Makes a code verifier from at least 32 random bytes. RFC 7636 section 4.1. Throws when there are fewer, which is a
 * bug.
 */
export function codeVerifier(bytes: Uint8Array): string {
  if (bytes.length < verifierBytes) throw new Error('A code verifier needs at least 32 random bytes');
  return encodeBase64Url(bytes);
}

/**
 * Makes the code challenge from the SHA-256 digest of a verifier's ASCII characters. RFC 7636 section 4.2, method S256.
 * Throws when the digest is not 32 bytes long, which is a bug.
 */
export function codeChallenge(digest: Uint8Array): string {
  if (digest.length !== 32) throw new Error('A SHA-256 digest has 32 bytes');
  return encodeBase64Url(digest);
}

/** RFC 7636 allows at most 128 characters, but a host app in the field sends 171. */
const shape = /^[A-Za-z0-9\-._~]{43,171}$/;

/**
 * Tells whether a text is a well-formed code challenge. No verifier matches one that is not a SHA-256 digest. RFC 7636
 * section 4.2.
 */
export function isCodeChallenge(text: string): boolean {
  return shape.test(text);
}

/** Tells whether a text is a well-formed code verifier. RFC 7636 section 4.1. */
export function isCodeVerifier(text: string): boolean {
  return shape.test(text);
}

/**
 * Returns the verifier of a login. Throws the specification's message (section 5) when it is missing, which is a bug.
 */
export function requireVerifier(verifier: string | null | undefined): string {
  if (!verifier) throw new Error('No codeVerifier value provided for v2 auth');
  return verifier;
}
