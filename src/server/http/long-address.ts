/** In characters: servers should read addresses at least this long (RFC 9110, section 4.1). */
const longEnough = 8_000;

/**
 * The path of a GET whose address made its head too long; null if something else did, or if this piece of the call does
 * not begin with it.
 */
export function pathOfLongAddress(piece: Buffer | undefined): string | null {
  const [line = ''] = piece?.toString('latin1').split('\r\n', 1) ?? [];
  const path = /^GET (\/[^ ?#]*)/.exec(line)?.[1];
  return path === undefined || line.length < longEnough ? null : path;
}
