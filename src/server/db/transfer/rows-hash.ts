import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** How many rows a table has, and a hash of all of them. */
export const TableProof = z.object({ rows: z.int(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });
export type TableProof = z.infer<typeof TableProof>;

const modulus = 1n << 256n;

/**
 * Proves that two tables hold the same rows, in whatever order they are read: the SHA-256 of each row's line, added up
 * modulo 2^256. It finds damage and loss; it is no protection from somebody who forges rows on purpose.
 */
export class RowsHash {
  private sum = 0n;
  private count = 0;

  add(line: string): void {
    this.sum = (this.sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % modulus;
    this.count += 1;
  }

  get proof(): TableProof {
    return { rows: this.count, sha256: this.sum.toString(16).padStart(64, '0') };
  }
}

/** True when both have the same rows. */
export function sameRows(one: TableProof | undefined, other: TableProof | undefined): boolean {
  return one !== undefined && one.rows === other?.rows && one.sha256 === other.sha256;
}
