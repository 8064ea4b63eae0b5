/** How often the running server copies its store, and how many copies stay. */
export interface SnapshotPlan {
  readonly everyMilliseconds: number;
  readonly keep: number;
}
