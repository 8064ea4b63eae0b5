import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Batch, DaySums } from '../../../src/server/beacon/day-sums.ts';
import { createLog } from '../../../src/server/log.ts';

interface Row {
  readonly name: string;
  readonly count: number;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function sums(write: (rows: readonly Row[], batch: Batch<Row>) => Promise<void>) {
  const all = new DaySums<Row>((batch) => write(batch.rows, batch), createLog('silent'));
  return { all, add: (name: string) => all.add(name, { name, count: 1 }) };
}

describe('sums that gather', () => {
  it('are written within the second after the first, however many follow', async () => {
    const written: (readonly Row[])[] = [];
    const { add, all } = sums(async (rows) => void written.push(rows));
    add('a');
    vi.advanceTimersByTime(700);
    add('a');
    add('b');
    expect(written).toEqual([]);
    vi.advanceTimersByTime(100);
    await all.flush();
    expect(written).toEqual([
      [
        { name: 'a', count: 2 },
        { name: 'b', count: 1 },
      ],
    ]);
  });

  it('are written in parts, and after a failure only what is left is written again', async () => {
    const written: string[] = [];
    let fails = 1;
    const { add, all } = sums(async (rows) => {
      if (rows.length < 250 && fails-- > 0) throw new Error('away');
      written.push(...rows.map(({ name }) => name));
    });
    for (let at = 0; at < 300; at += 1) add(`n${at}`);
    await all.flush();
    expect(written).toHaveLength(250);
    await all.flush();
    expect(written).toHaveLength(300);
    expect(new Set(written).size).toBe(300);
  });

  it('of a write that failed are written again as they were, before what came meanwhile', async () => {
    const tried: [number, string, number][] = [];
    let fails = 2;
    const { add, all } = sums(async (rows, { number }) => {
      for (const { name, count } of rows) tried.push([number, name, count]);
      if (fails-- > 0) throw new Error('away');
    });
    add('a');
    await all.flush();
    add('a');
    add('a');
    await all.flush();
    expect(tried).toEqual([
      [1, 'a', 1],
      [1, 'a', 1],
    ]);
    await vi.advanceTimersByTimeAsync(800);
    await all.flush();
    expect(tried.slice(2)).toEqual([
      [1, 'a', 1],
      [2, 'a', 2],
    ]);
  });

  it('do not fill the memory while the store is away', async () => {
    let kept = 0;
    const { add, all } = sums(async (rows) => {
      kept += rows.length;
    });
    for (let at = 0; at < 50_100; at += 1) add(`n${at}`);
    await all.flush();
    expect(kept).toBe(50_000);
  });
});
