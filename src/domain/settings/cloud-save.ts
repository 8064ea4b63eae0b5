/** How long a passphrase is at least, in characters. See the site facts, section 1.1. */
export const passphraseLength = 18;

/**
 * A passphrase as it is hashed: Unicode in one form, runs of white space as one blank, none at the ends.
 * Gives null when it is shorter than {@link passphraseLength}, which could be guessed.
 */
export function readPassphrase(typed: string): string | null {
  const passphrase = typed.toWellFormed().normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');
  return [...passphrase].length < passphraseLength ? null : passphrase;
}

/**
 * The name under which settings are saved: the SHA-512 digest of the passphrase as 128 lower-case hex digits, so that the
 * passphrase never leaves the browser. Throws when the digest is not 64 bytes long, which is a bug.
 */
export function cloudKey(digest: Uint8Array): string {
  if (digest.length !== 64) throw new Error('A SHA-512 digest has 64 bytes');
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Tells whether a text can be a cloud key. */
export function isCloudKey(text: string): boolean {
  return /^[0-9a-f]{128}$/.test(text);
}
