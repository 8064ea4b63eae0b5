/** How often the running server takes a snapshot of its store, and how many are kept. */
export interface SnapshotPlan {
  readonly everyMilliseconds: number;
  readonly keep: number;
}
