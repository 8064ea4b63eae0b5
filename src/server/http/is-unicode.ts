import { isUtf8 } from 'node:buffer';

/**
 * Whether what is written with percent signs is UTF-8. What is not, half of a surrogate pair among it, some readers leave as it is
 * and others replace, and then what was asked for is not what is kept.
 */
export function isUnicode(urlencoded: string): boolean {
  // Not by trying `decodeURIComponent`: a bundler leaves out a call whose value nobody uses.
  return (urlencoded.match(/(?:%[\da-f]{2})+/gi) ?? []).every((octets) =>
    isUtf8(Buffer.from(octets.replaceAll('%', ''), 'hex')),
  );
}
