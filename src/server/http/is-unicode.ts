import { isUtf8 } from 'node:buffer';

/**
 * Whether percent-encoded bytes are valid UTF-8. Some parsers leave invalid sequences, such as lone surrogates, as they are
 * and others replace them; what is stored would then differ from what was requested.
 */
export function isUnicode(urlencoded: string): boolean {
  // Not by trying `decodeURIComponent`: a bundler drops a call whose result is unused.
  return (urlencoded.match(/(?:%[\da-f]{2})+/gi) ?? []).every((octets) =>
    isUtf8(Buffer.from(octets.replaceAll('%', ''), 'hex')),
  );
}
