import { createHash } from 'node:crypto';

/**
 * The number of chains. There are several so that concurrent sign-ins do not wait for each other: each line is written under
 * a lock on the head of its chain.
 */
export const shards = 16;

/** The chain, from 0, for a subject; all lines about it are on that chain. */
export function shardOf(subject: string): number {
  return createHash('sha256').update(subject).digest().readUInt8() % shards;
}

/** One line of the audit log as it is hashed. */
export interface AuditLine {
  /** 1, 2, 3 … without gaps within its chain. */
  readonly seq: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
}

/** The previous hash for the first line of a chain; different for each, so that no chain can pass for another. */
export function firstHash(shard: number): string {
  return shard.toString(16).padStart(64, '0');
}

/** The hash of a line that follows another: SHA-256 (hex) of a canonical JSON text of both. */
export function chainHash(prev: string, { seq, at, actor, action, subject, reason }: AuditLine): string {
  return sha256([prev, seq, at, actor, action, subject, reason]);
}

/** A root: the position of every chain at one time. */
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

/** The previous hash for the first root. */
export const firstRootHash = '0'.repeat(64);

/** The hash of a root that follows another, computed like that of a line. */
export function rootHash(prev: string, { day, made_at, heads }: AuditRoot): string {
  return sha256([prev, day, made_at, heads]);
}

function sha256(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
