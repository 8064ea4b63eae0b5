/** Tables of the site services. */
export interface ServicesTables {
  /** Settings under a keyed hash of the visitor's key; `used_at` is the day of the last use, for forgetting what is not used. */
  cloud_settings: { key_hash: string; settings: string; used_at: number };
  /** Codes of identity theft restoration, as keyed hashes. */
  restoration_code: { code_hash: string; account_id: string; issued_at: number; expires_at: number };
  /** What content security policies blocked: one number a day, directive and host. */
  csp_report: { day: string; directive: string; blocked: string; enforced: boolean; count: number };
  /** What visitors told us by form: the day, and nothing of who. `id` is random; `site` is null where the form has no address. */
  feedback: { id: string; day: string; kind: string; site: string | null; reason: string; comment: string };
  /** Statements of withdrawal; `id` is the number of the receipt, `locale` the language it was written in. */
  withdrawal: {
    id: string;
    received_at: number;
    name: string;
    email: string;
    details: string;
    locale: string;
  };
}
