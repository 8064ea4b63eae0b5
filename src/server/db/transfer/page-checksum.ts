/** Page size of the database, in bytes. */
export const pageSize = 8_192;

const [prime, lanes] = [16_777_619, 32];
const checksumAt = 8;
const upperAt = 14;

/** Start values of the sums, so that a page filled with one value has no trivial checksum. */
const beginnings = Uint32Array.of(
  ...[0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c],
  ...[0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb],
  ...[0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4],
  ...[0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756],
);

/**
 * Verifies a page's checksum in a store that has checksums; `number` is the page's index in its relation, from 0. A page
 * never written is all zeros. The algorithm is that of Postgres (`checksum_impl.h`): 32 parallel FNV-1a sums, with a shift
 * that mixes high bits down.
 */
export function isPageWhole(page: Uint8Array, number: number): boolean {
  const bytes = new DataView(page.buffer, page.byteOffset, pageSize);
  if (bytes.getUint16(upperAt, true) === 0) return page.every((byte) => byte === 0);
  const sums = Uint32Array.from(beginnings);
  const add = (lane: number, value: number) => {
    const mixed = (sums[lane] ?? 0) ^ value;
    sums[lane] = Math.imul(mixed, prime) ^ (mixed >>> 17);
  };
  for (let at = 0; at < pageSize; at += 4) {
    const value = bytes.getUint32(at, true);
    // The checksum field itself counts as zero; it is the lower half of its four bytes.
    add((at / 4) % lanes, at === checksumAt ? value & 0xffff0000 : value);
  }
  let all = 0;
  for (let lane = 0; lane < lanes; lane += 1) {
    add(lane, 0);
    add(lane, 0);
    all ^= sums[lane] ?? 0;
  }
  // A checksum is never 0: that stands for a page without one.
  return bytes.getUint16(checksumAt, true) === (((all ^ number) >>> 0) % 65_535) + 1;
}
