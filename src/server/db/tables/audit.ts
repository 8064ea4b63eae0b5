/**
 * Tables of the audit log. The store refuses to change or delete its lines. `audit_head` has one row, the newest line's
 * number and hash; a checkpoint has those of the last line that retention let go.
 */
export interface AuditTables {
  audit_line: {
    seq: number;
    at: number;
    actor: string;
    action: string;
    subject: string;
    reason: string;
    prev_hash: string;
    hash: string;
  };
  audit_head: { id: number; seq: number; hash: string };
  audit_checkpoint: { seq: number; hash: string; made_at: number };
}
