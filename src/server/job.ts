/** What a module has done every hour beside the forgetting of what expired; `now` in milliseconds since the epoch. */
export type Job = (now: number) => Promise<void>;
