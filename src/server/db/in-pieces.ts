/** Whether batched work may go on to its next batch. */
export type HasTime = () => boolean;

/** The clock for batched work, in milliseconds. */
interface Pace {
  readonly now: () => number;
  readonly rest: (milliseconds: number) => Promise<void>;
}

// Captured at load time, so that fake timers in a test do not hold up the work.
const later = setTimeout;

const realPace: Pace = {
  now: () => performance.now(),
  rest: (milliseconds) =>
    new Promise((resolve) => {
      later(resolve, milliseconds);
    }),
};

/**
 * Batch sizes. Starts with the smallest, because a row may be costly. Sizes double and halve, because each is a
 * statement of its own to prepare.
 */
const rows = { least: 5, most: 160 } as const;
/**
 * Target milliseconds for the rows of a batch: when they take longer, the size is halved, and doubled when they take less than
 * half of it. Visitors must not notice the cleanup.
 */
const wanted = 10;
const longestRest = 200;

/**
 * Yields to waiting calls between two batches. Without it, the next batch starts before a call that arrived meanwhile
 * is even read.
 */
export function yieldToCalls(pace: Pace = realPace): Promise<void> {
  return pace.rest(0);
}

/**
 * Runs one batch and then leaves the store alone for as long as the batch took; otherwise a call that makes several
 * queries would wait for a batch before each. Resolves and rejects as the work does.
 */
export async function giveWay<T>(work: () => Promise<T>, pace: Pace = realPace): Promise<T> {
  const from = pace.now();
  const done = await work();
  await pace.rest(Math.min(pace.now() - from, longestRest));
  return done;
}

/**
 * Processes many rows in batches small enough that no call waits long, however slow the machine is. `piece` gets the
 * number of rows it may take and returns how many it took. Ends when a batch was not full or `hasTime` returns false.
 * Returns the total number of rows.
 */
export async function inPieces(
  piece: (atMost: number) => Promise<number>,
  hasTime: HasTime = () => true,
  pace: Pace = realPace,
): Promise<number> {
  let [done, atMost]: [number, number] = [0, rows.least];
  // What a batch costs whatever its rows: smaller ones would only add to it. Never more than the target, so that rows that are
  // costly themselves are not mistaken for it.
  let anyway = wanted;
  for (;;) {
    const from = pace.now();
    const some = await piece(atMost);
    const took = pace.now() - from;
    done += some;
    if (some < atMost || !hasTime()) {
      await yieldToCalls(pace);
      return done;
    }
    anyway = Math.min(anyway, took);
    const tookForRows = took - anyway;
    if (tookForRows > wanted) atMost = Math.max(rows.least, atMost / 2);
    else if (tookForRows < wanted / 2) atMost = Math.min(rows.most, atMost * 2);
    await pace.rest(Math.min(took, longestRest));
  }
}
