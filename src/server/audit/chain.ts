import { createHash } from 'node:crypto';

/** One line of the audit log as it is hashed. */
export interface AuditLine {
  /** 1, 2, 3 … without a gap. */
  readonly seq: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
}

/** What the first line follows. */
export const firstHash = '0'.repeat(64);

/** The hash of a line that follows another: SHA-256 (hex) over one canonical JSON text of both. */
export function chainHash(prev: string, { seq, at, actor, action, subject, reason }: AuditLine): string {
  return createHash('sha256')
    .update(JSON.stringify([prev, seq, at, actor, action, subject, reason]))
    .digest('hex');
}
