/**
 * Tables of the audit log, which consists of several chains. The store refuses to change or delete its lines. `audit_head`
 * has one row per chain with its newest line's number and hash; a checkpoint has those of the last line that retention
 * deleted; a root has those of all chains on one day.
 */
export interface AuditTables {
  audit_line: {
    shard: number;
    seq: number;
    at: number;
    actor: string;
    action: string;
    subject: string;
    reason: string;
    prev_hash: string;
    hash: string;
  };
  audit_head: { shard: number; seq: number; hash: string };
  audit_checkpoint: { shard: number; seq: number; hash: string; made_at: number };
  audit_root: { day: string; made_at: number; heads: string; prev_hash: string; hash: string };
}
