import { createHash } from 'node:crypto';

/**
 * The log is several chains, so that two who sign in at once do not wait for each other: each line is written under a lock on
 * the newest of its chain.
 */
export const shards = 16;

/** The chain, from 0, for a text: a subject's, on which all lines about it stand. */
export function shardOf(subject: string): number {
  return createHash('sha256').update(subject).digest().readUInt8() % shards;
}

/** One line of the audit log as it is hashed. */
export interface AuditLine {
  /** 1, 2, 3 … without a gap in its chain. */
  readonly seq: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
}

/** What the first line of a chain follows: another for each, so that none passes for another. */
export function firstHash(shard: number): string {
  return shard.toString(16).padStart(64, '0');
}

/** The hash of a line that follows another: SHA-256 (hex) over one canonical JSON text of both. */
export function chainHash(prev: string, { seq, at, actor, action, subject, reason }: AuditLine): string {
  return sha256([prev, seq, at, actor, action, subject, reason]);
}

/** A root: how far every chain was at a moment. */
export interface AuditRoot {
  /** The UTC day, `2026-11-23`. */
  readonly day: string;
  /** Milliseconds since the epoch. */
  readonly made_at: number;
  /** JSON of {@link AuditHeads}. */
  readonly heads: string;
}

/** The newest line of each chain that has one: shard, number, hash; in the order of the shards. */
export type AuditHeads = readonly (readonly [shard: number, seq: number, hash: string])[];

/** What the first root follows. */
export const firstRootHash = '0'.repeat(64);

/** The hash of a root that follows another, like that of a line. */
export function rootHash(prev: string, { day, made_at, heads }: AuditRoot): string {
  return sha256([prev, day, made_at, heads]);
}

function sha256(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
