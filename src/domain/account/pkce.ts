import { encodeBase64Url } from './base64url.ts';

/** Random bytes a verifier is made of; 32 give 43 characters, the least RFC 7636 allows. */
export const verifierBytes = 32;

/** The code verifier of random bytes, 32 or more. RFC 7636 section 4.1. Throws when they are fewer, which is a bug. */
export function codeVerifier(bytes: Uint8Array): string {
  if (bytes.length < verifierBytes) throw new Error('A code verifier needs at least 32 random bytes');
  return encodeBase64Url(bytes);
}

/**
 * The code challenge for the SHA-256 digest of a verifier's ASCII characters. RFC 7636 section 4.2, method S256.
 * Throws when the digest is not 32 bytes long, which is a bug.
 */
export function codeChallenge(digest: Uint8Array): string {
  if (digest.length !== 32) throw new Error('A SHA-256 digest has 32 bytes');
  return encodeBase64Url(digest);
}

/** RFC 7636 ends at 128 characters, but a host app in the field sends 171. */
const shape = /^[A-Za-z0-9\-._~]{43,171}$/;

/** Tells whether a text may be a code challenge; one that is no SHA-256 digest is answered by no verifier. RFC 7636 section 4.2. */
export function isCodeChallenge(text: string): boolean {
  return shape.test(text);
}

/** Tells whether a text may be a code verifier. RFC 7636 section 4.1. */
export function isCodeVerifier(text: string): boolean {
  return shape.test(text);
}

/** The verifier of a login; throws the specification's message (section 5) when there is none, which is a bug. */
export function requireVerifier(verifier: string | null | undefined): string {
  if (!verifier) throw new Error('No codeVerifier value provided for v2 auth');
  return verifier;
}
