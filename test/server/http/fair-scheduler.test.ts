import { describe, expect, it } from 'vitest';
import { FairScheduler } from '../../../src/server/http/fair-scheduler.ts';

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

/** Somebody of a network that has one address. */
const from = (network: string, address = network) => ({ network, address });

describe('a fair scheduler', () => {
  it('lets the queues take turns: one call of another network waits for one of each queue, not for all', async () => {
    const scheduler = new FairScheduler(1, 200);
    const done: string[] = [];
    const first = work('first', done);
    const running = [scheduler.run(from('flood'), first.run)];
    const order = (network: string, name: string) =>
      running.push(scheduler.run(from(network), async () => void done.push(name)));
    for (let count = 1; count <= 50; count += 1) order('flood', `flood ${count}`);
    order('other flood', 'other flood');
    order('visitor', 'visitor');
    first.end();
    await Promise.all(running);
    expect(done.slice(0, 4)).toEqual(['first', 'flood 1', 'other flood', 'visitor']);
    expect(done).toHaveLength(53);
  });

  it('runs as many calls at once as it may, and others in their place after an error', async () => {
    const scheduler = new FairScheduler(2, 200);
    const done: string[] = [];
    const [one, two] = [work('one', done), work('two', done)];
    const running = [scheduler.run(from('a'), one.run), scheduler.run(from('a'), two.run)];
    const failing = scheduler.run(from('b'), async () => {
      done.push('failing');
      throw new Error('Failed');
    });
    await Promise.resolve();
    expect(done).toEqual(['one', 'two']);
    one.end();
    await expect(failing).rejects.toThrow('Failed');
    expect(await scheduler.run(from('c'), async () => 'served')).toBe('served');
    two.end();
    await Promise.all(running);
  });

  it('refuses calls whose queue is full, and no others', async () => {
    const scheduler = new FairScheduler(1, 2);
    const done: string[] = [];
    const first = work('first', done);
    const running = [scheduler.run(from('a'), first.run)];
    for (const name of ['second', 'third'])
      running.push(scheduler.run(from('a'), async () => void done.push(name)));
    await expect(scheduler.run(from('a'), async () => {})).rejects.toMatchObject({ status: 503 });
    running.push(scheduler.run(from('b'), async () => void done.push('other')));
    first.end();
    await Promise.all(running);
    expect(done).toEqual(['first', 'second', 'other', 'third']);
  });

  it('lets the addresses within a queue take turns: a neighbor waits for one call of each, not for all', async () => {
    const scheduler = new FairScheduler(1, 200);
    const done: string[] = [];
    const first = work('first', done);
    const running = [scheduler.run(from('net', 'flood'), first.run)];
    const order = (address: string, name: string) =>
      running.push(scheduler.run(from('net', address), async () => void done.push(name)));
    for (let count = 1; count <= 50; count += 1) order('flood', `flood ${count}`);
    order('neighbor', 'neighbor 1');
    order('neighbor', 'neighbor 2');
    running.push(scheduler.run(from('elsewhere'), async () => void done.push('elsewhere')));
    first.end();
    await Promise.all(running);
    expect(done.slice(0, 6)).toEqual([
      'first',
      'flood 1',
      'elsewhere',
      'neighbor 1',
      'flood 2',
      'neighbor 2',
    ]);
    expect(done).toHaveLength(54);
  });

  it('refuses, once a queue is full, the newest call of the address with the most, and not the neighbor’s', async () => {
    const scheduler = new FairScheduler(1, 4);
    const done: string[] = [];
    const first = work('first', done);
    const running: Promise<unknown>[] = [scheduler.run(from('net', 'flood'), first.run)];
    const order = (address: string, name: string) =>
      scheduler
        .run(from('net', address), async () => void done.push(name))
        .catch((error: unknown) => {
          expect(error).toMatchObject({ status: 503 });
          done.push(`${name} refused`);
        });
    for (let count = 1; count <= 5; count += 1) running.push(order('flood', `flood ${count}`));
    for (let count = 1; count <= 3; count += 1) running.push(order('neighbor', `neighbor ${count}`));
    running.push(order('third', 'third 1'));
    await new Promise(setImmediate);
    expect(done).toEqual([
      'first',
      'flood 5 refused',
      'flood 4 refused',
      'flood 3 refused',
      'neighbor 3 refused',
      'flood 2 refused',
    ]);
    first.end();
    await Promise.all(running);
    expect(done.slice(6)).toEqual(['flood 1', 'neighbor 1', 'third 1', 'neighbor 2']);
  });

  it('keeps nothing about those who waited', async () => {
    const scheduler = new FairScheduler(1, 2);
    for (let round = 0; round < 3; round += 1) {
      const done: string[] = [];
      const first = work('first', done);
      const running = [scheduler.run(from('net'), first.run)];
      for (const name of ['second', 'third'])
        running.push(scheduler.run(from('net', name), async () => void done.push(name)));
      await expect(scheduler.run(from('net', 'fourth'), async () => {})).rejects.toMatchObject({
        status: 503,
      });
      first.end();
      await Promise.all(running);
      expect(done).toEqual(['first', 'second', 'third']);
    }
  });
});
