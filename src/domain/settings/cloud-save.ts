/** Minimum length of a passphrase, in characters. Site facts, section 1.1. */
export const passphraseLength = 18;

/**
 * Normalizes a passphrase for hashing: Unicode normalized, white space collapsed and trimmed. Null when it is shorter
 * than {@link passphraseLength} and could be guessed.
 */
export function readPassphrase(typed: string): string | null {
  const passphrase = typed.toWellFormed().normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');
  return [...passphrase].length < passphraseLength ? null : passphrase;
}

/**
 * The key under which settings are saved: the SHA-512 digest of the passphrase as 128 lower-case hex digits, so that
 * the passphrase never leaves the browser. Throws when the digest is not 64 bytes long, which is a bug.
 */
export function cloudKey(digest: Uint8Array): string {
  if (digest.length !== 64) throw new Error('A SHA-512 digest has 64 bytes');
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Tells whether a text is a well-formed cloud key. */
export function isCloudKey(text: string): boolean {
  return /^[0-9a-f]{128}$/.test(text);
}

/** Number of words in a generated passphrase. Site facts, section 1.1. */
export const passphraseWordCount = 5;

/** Number of random bytes {@link makePassphrase} needs: two for each word. */
export const passphraseBytes = 2 * passphraseWordCount;

/**
 * Generates a passphrase of {@link passphraseWordCount} words. All words are equally likely, because their number must
 * be a power of two up to 65,536. With 2,048 words of three letters and more, the passphrase has 55 bits of entropy and
 * is long enough to use. Throws when there are not exactly {@link passphraseBytes} bytes or the number of words is not
 * such a power, which is a bug.
 */
export function makePassphrase(words: readonly string[], random: Uint8Array): string {
  const even = Number.isInteger(Math.log2(words.length)) && words.length <= 65_536;
  if (random.length !== passphraseBytes || !even) throw new Error('No even choice of words');
  const places = new DataView(random.buffer, random.byteOffset, random.length);
  return Array.from({ length: passphraseWordCount }, (_, word) => {
    return words[places.getUint16(2 * word) % words.length];
  }).join(' ');
}
