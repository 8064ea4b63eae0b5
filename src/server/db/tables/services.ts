/** Tables of the site services. */
export interface ServicesTables {
  /** Settings under a keyed hash of the visitor's key; `used_at` is the day of last use, for deleting unused ones. */
  cloud_settings: { key_hash: string; settings: string; used_at: number };
  /** Identity theft restoration codes, as keyed hashes. */
  restoration_code: { code_hash: string; account_id: string; issued_at: number; expires_at: number };
  /** Content security policy reports: one count per day, directive and host. */
  csp_report: { day: string; directive: string; blocked: string; enforced: boolean; count: number };
  /**
   * Visitors' feedback by form: the day, and nothing about who sent it. `id` is random; `site` is null where the form
   * has no address.
   */
  feedback: { id: string; day: string; kind: string; site: string | null; reason: string; comment: string };
  /** Statements of withdrawal; `id` is the receipt number, `locale` the language it was written in. */
  withdrawal: {
    id: string;
    received_at: number;
    name: string;
    email: string;
    details: string;
    locale: string;
  };
}
