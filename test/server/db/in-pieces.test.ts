import { describe, expect, it } from 'vitest';
import { giveWay, inPieces } from '../../../src/server/db/in-pieces.ts';

/** Time that passes only as the work and the rests say, and what was done in it. */
function pacedBy(atFirst: number, ofEach = 0) {
  let time = 0;
  let ofRow = atFirst;
  const pieces: number[] = [];
  const rests: number[] = [];
  return {
    pieces,
    rests,
    pace: {
      now: () => time,
      rest: async (milliseconds: number) => {
        rests.push(milliseconds);
        time += milliseconds;
      },
    },
    piece: async (atMost: number) => {
      pieces.push(atMost);
      time += ofEach + atMost * ofRow;
      return atMost;
    },
    slowDown: (millisecondsARow: number) => {
      ofRow = millisecondsARow;
    },
    work: async () => {
      time += 500;
      return 'done';
    },
  };
}

describe('work on many rows', () => {
  it('is done in smaller pieces where the store is slow, and the store left alone as long after each', async () => {
    const { pace, piece, pieces, rests, slowDown } = pacedBy(0.2);
    await inPieces(
      piece,
      () => {
        if (pieces.length === 3) slowDown(2);
        return pieces.length < 7;
      },
      pace,
    );
    expect(pieces).toEqual([5, 10, 20, 40, 20, 10, 5]);
    expect(rests).toEqual([1, 2, 4, 80, 40, 20, 0]);
  });

  it('is done in bigger ones where nobody notices them, up to a bound', async () => {
    const { pace, piece, pieces } = pacedBy(0.01);
    expect(await inPieces(piece, () => pieces.length < 7, pace)).toBe(475);
    expect(pieces).toEqual([5, 10, 20, 40, 80, 160, 160]);
  });

  it('does not stay at small pieces where a piece costs more than the rows in it', async () => {
    const { pace, piece, pieces } = pacedBy(0.01, 3);
    await inPieces(piece, () => pieces.length < 7, pace);
    expect(pieces).toEqual([5, 10, 20, 40, 80, 160, 160]);
  });

  it('does not stay at the smallest pieces on a slow machine, where each takes long whatever the number of its rows', async () => {
    const { pace, piece, pieces } = pacedBy(0.05, 8);
    await inPieces(piece, () => pieces.length < 7, pace);
    expect(pieces).toEqual([5, 10, 20, 40, 80, 160, 160]);
  });

  it.each([1.9, 3, 40])('keeps pieces small where each row takes %d ms', async (ofRow) => {
    const { pace, piece, pieces, rests } = pacedBy(ofRow);
    await inPieces(piece, () => pieces.length < 20, pace);
    expect(Math.max(...rests), 'the longest piece').toBeLessThanOrEqual(Math.max(20, 5 * ofRow));
  });

  it('is over when a piece finds fewer rows than it might take', async () => {
    const { pace, rests } = pacedBy(1);
    const found = [5, 3];
    expect(await inPieces(async () => found.shift() ?? 0, undefined, pace)).toBe(8);
    expect(found).toEqual([]);
    expect(rests.at(-1), 'a moment before what comes next').toBe(0);
  });

  it('has the store left alone for a fifth of a second at most', async () => {
    const { pace, rests, work } = pacedBy(1);
    expect(await giveWay(work, pace)).toBe('done');
    expect(rests).toEqual([200]);
  });
});
