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

/** How many words a passphrase has that is made for a visitor. See the site facts, section 1.1. */
export const passphraseWordCount = 5;

/** How many random bytes {@link makePassphrase} takes: two for each word. */
export const passphraseBytes = 2 * passphraseWordCount;

/**
 * A passphrase of {@link passphraseWordCount} words. Each word is as likely as any other when their number is a power of two up
 * to 65,536; with 2,048 words of three letters and more, the passphrase is worth 55 bits and can be used at once. Throws when
 * the bytes are not {@link passphraseBytes} or the number of words is another, which is a bug.
 */
export function makePassphrase(words: readonly string[], random: Uint8Array): string {
  const even = Number.isInteger(Math.log2(words.length)) && words.length <= 65_536;
  if (random.length !== passphraseBytes || !even) throw new Error('No even choice of words');
  const places = new DataView(random.buffer, random.byteOffset, random.length);
  return Array.from({ length: passphraseWordCount }, (_, word) => {
    return words[places.getUint16(2 * word) % words.length];
  }).join(' ');
}
