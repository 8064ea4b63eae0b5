/** Says whether a piece of work may go on to its next batch. */
export type HasTime = () => boolean;

/** How time passes for work that is done in pieces, in milliseconds. */
interface Pace {
  readonly now: () => number;
  readonly rest: (milliseconds: number) => Promise<void>;
}

// Kept from the start, so that a test with a clock of its own does not hold work up.
const later = setTimeout;

const realPace: Pace = {
  now: () => performance.now(),
  rest: (milliseconds) =>
    new Promise((resolve) => {
      later(resolve, milliseconds);
    }),
};

/** Rows of a piece; the first is of the least, because a row may be costly. Few sizes, because each makes a statement of its own to be prepared. */
const rows = { least: 5, most: 160 } as const;
/** A piece that took longer is halved, one that took less than half of it doubled: nobody is to notice that the store is tidied. */
const wanted = 10;
const longestRest = 200;

/** A moment between two pieces of work. Without it the next begins before a call that has waited for the first is even read. */
export function letCallsIn(pace: Pace = realPace): Promise<void> {
  return pace.rest(0);
}

/**
 * Does one piece of work on the store and then leaves it alone for as long as that took: a call that asks the store several
 * times would else wait for a piece each time. Gives what the work gives; rejects as it does.
 */
export async function giveWay<T>(work: () => Promise<T>, pace: Pace = realPace): Promise<T> {
  const from = pace.now();
  const done = await work();
  await pace.rest(Math.min(pace.now() - from, longestRest));
  return done;
}

/**
 * Does work on many rows in pieces, each so small that no call waits long for it, however slow the machine is. A piece is
 * told how many rows it may take and answers how many it took; it was the last when these are fewer, or when `hasTime` says so.
 * Answers how many rows it were in all.
 */
export async function inPieces(
  piece: (atMost: number) => Promise<number>,
  hasTime: HasTime = () => true,
  pace: Pace = realPace,
): Promise<number> {
  let [done, atMost]: [number, number] = [0, rows.least];
  for (;;) {
    const from = pace.now();
    const some = await piece(atMost);
    const took = pace.now() - from;
    done += some;
    if (some < atMost || !hasTime()) {
      await letCallsIn(pace);
      return done;
    }
    if (took > wanted) atMost = Math.max(rows.least, atMost / 2);
    else if (took < wanted / 2) atMost = Math.min(rows.most, atMost * 2);
    await pace.rest(Math.min(took, longestRest));
  }
}
