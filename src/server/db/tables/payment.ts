import type { Generated } from 'kysely';

/** What differed at the card provider: an event we had missed, or a checkout or subscription in another state. */
export type DriftKind = 'event' | 'checkout' | 'subscription';

/**
 * Tables of the payment module: one row per nightly comparison with the card provider (`day` in UTC, as `2026-11-21`), and
 * one row per difference found. `since` is how far back the provider's events were read.
 */
export interface PaymentTables {
  reconciliation: {
    day: string;
    since: number;
    started_at: number;
    finished_at: number | null;
    /** The last subscription compared; the next night starts after it. */
    read_to: Generated<string>;
    events: Generated<number>;
    checkouts: Generated<number>;
    subscriptions: Generated<number>;
    mended: Generated<number>;
    unmended: Generated<number>;
  };
  reconciliation_drift: {
    day: string;
    kind: DriftKind;
    ref: string;
    was: string | null;
    became: string | null;
    mended: boolean;
    found_at: number;
  };
}
