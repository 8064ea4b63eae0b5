import { describe, expect, it } from 'vitest';
import { FairTurns } from '../../../src/server/http/fair-turns.ts';

/** Work that is over when it is told so. */
function work(name: string, done: string[]) {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    end: () => end(),
    run: async () => {
      done.push(name);
      await over;
    },
  };
}

describe('turns', () => {
  it('are taken by lines: one call of another network waits for one of each line, not for all', async () => {
    const turns = new FairTurns(1, 200);
    const done: string[] = [];
    const first = work('first', done);
    const running = [turns.run('flood', first.run)];
    const order = (line: string, name: string) =>
      running.push(turns.run(line, async () => void done.push(name)));
    for (let count = 1; count <= 50; count += 1) order('flood', `flood ${count}`);
    order('other flood', 'other flood');
    order('visitor', 'visitor');
    first.end();
    await Promise.all(running);
    expect(done.slice(0, 4)).toEqual(['first', 'flood 1', 'other flood', 'visitor']);
    expect(done).toHaveLength(53);
  });

  it('are as many at once as there are places, and a place is free again after an error', async () => {
    const turns = new FairTurns(2, 200);
    const done: string[] = [];
    const [one, two] = [work('one', done), work('two', done)];
    const running = [turns.run('a', one.run), turns.run('a', two.run)];
    const failing = turns.run('b', async () => {
      done.push('failing');
      throw new Error('Failed');
    });
    await Promise.resolve();
    expect(done).toEqual(['one', 'two']);
    one.end();
    await expect(failing).rejects.toThrow('Failed');
    expect(await turns.run('c', async () => 'served')).toBe('served');
    two.end();
    await Promise.all(running);
  });

  it('are refused to a line that is full, and to no other', async () => {
    const turns = new FairTurns(1, 2);
    const done: string[] = [];
    const first = work('first', done);
    const running = [turns.run('a', first.run)];
    for (const name of ['second', 'third']) running.push(turns.run('a', async () => void done.push(name)));
    await expect(turns.run('a', async () => {})).rejects.toMatchObject({ status: 503 });
    running.push(turns.run('b', async () => void done.push('other')));
    first.end();
    await Promise.all(running);
    expect(done).toEqual(['first', 'second', 'other', 'third']);
  });
});
