import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** A table's row count, and a hash of all rows. */
export const TableProof = z.object({ rows: z.int(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });
export type TableProof = z.infer<typeof TableProof>;

const modulus = 1n << 256n;

/**
 * Verifies that two tables hold the same rows, in any order: adds up the SHA-256 of each row's line modulo 2^256. It
 * detects damage and loss, not deliberate forgery.
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
