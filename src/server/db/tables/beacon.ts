/** Tables of the beacon module. */
export interface BeaconTables {
  /** One count per day, event and set of parameters (a JSON text of sorted pairs). */
  beacon_count: {
    day: string;
    pixel: string;
    params: string;
    count: number;
  };
  /** The last batch number a counter wrote; one row per counter and process. */
  count_run: { id: string; last_batch: number; written_at: number };
}
