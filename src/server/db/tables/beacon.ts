/** Tables of the beacon room: one number a day, event and set of parameters (a JSON text of sorted pairs). */
export interface BeaconTables {
  beacon_count: {
    day: string;
    pixel: string;
    params: string;
    count: number;
  };
}
