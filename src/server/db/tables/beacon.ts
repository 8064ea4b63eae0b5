/** Tables of the beacon module. */
export interface BeaconTables {
  /** One number a day, event and set of parameters (a JSON text of sorted pairs). */
  beacon_count: {
    day: string;
    pixel: string;
    params: string;
    count: number;
  };
  /** The number of the batch that a counter wrote last; one row for each counter of each process. */
  count_run: { id: string; last_batch: number; written_at: number };
}
