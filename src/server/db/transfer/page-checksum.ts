/** Bytes of a page of the database. */
export const pageSize = 8_192;

const [prime, lanes] = [16_777_619, 32];
const checksumAt = 8;
const upperAt = 14;

/** What each of the sums begins with, so that a page of one value all over has no simple sum. */
const beginnings = Uint32Array.of(
  ...[0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c],
  ...[0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb],
  ...[0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4],
  ...[0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756],
);

/**
 * Whether a page of a store that keeps checksums is as it was written: `number` counts a relation's pages from 0. One that was never
 * written is empty. As Postgres counts it (`checksum_impl.h`): 32 sums beside each other by FNV-1a, with a shift that brings high bits down.
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
    // The sum itself counts as nothing, and stands in the lower half of its four bytes.
    add((at / 4) % lanes, at === checksumAt ? value & 0xffff0000 : value);
  }
  let all = 0;
  for (let lane = 0; lane < lanes; lane += 1) {
    add(lane, 0);
    add(lane, 0);
    all ^= sums[lane] ?? 0;
  }
  // No sum is 0: that is a page without one.
  return bytes.getUint16(checksumAt, true) === (((all ^ number) >>> 0) % 65_535) + 1;
}
