import { describe, expect, it } from 'vitest';
import { WebLocksTabLock } from '../../../src/adapters/browser/web-locks-tab-lock.ts';
import { MemoryTabLock } from '../../../src/adapters/memory/memory-tab-lock.ts';
import type { TabLock } from '../../../src/application/ports/tab-lock.ts';

/** What every {@link TabLock} does. `open` gives two tabs of one browser; they are the same object where only one is. */
function tabLockContract(name: string, open: () => readonly [TabLock, TabLock]): void {
  describe(`${name} as a lock between tabs`, () => {
    it('runs tasks of one name one after another, in the order of the calls', async () => {
      const [one, other] = open();
      const log: string[] = [];
      const task = (label: string) => async () => {
        log.push(`${label} begins`);
        await Promise.resolve();
        await Promise.resolve();
        log.push(`${label} ends`);
        return label;
      };
      const names = await Promise.all([
        one.run('session', task('a')),
        other.run('session', task('b')),
        one.run('session', task('c')),
      ]);
      expect(names).toEqual(['a', 'b', 'c']);
      expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    });

    it('lets tasks of other names run meanwhile', async () => {
      const [one, other] = open();
      const gate = Promise.withResolvers<void>();
      const held = one.run('session', () => gate.promise);
      await expect(other.run('checkout', async () => 'through')).resolves.toBe('through');
      gate.resolve();
      await held;
    });

    it('throws what the task throws, and the next one still runs', async () => {
      const [one, other] = open();
      const broken = one.run('session', () => Promise.reject(new Error('broken')));
      const next = other.run('session', async () => 'next');
      await expect(broken).rejects.toThrow('broken');
      await expect(next).resolves.toBe('next');
    });

    it('throws what a task throws before it gives a promise', async () => {
      const [one] = open();
      const broken = one.run('session', () => {
        throw new Error('at once');
      });
      await expect(broken).rejects.toThrow('at once');
      await expect(one.run('session', async () => 'next')).resolves.toBe('next');
    });
  });
}

tabLockContract('MemoryTabLock', () => {
  const lock = new MemoryTabLock();
  return [lock, lock];
});

tabLockContract('WebLocksTabLock', () => {
  const locks = { request: (name: string, task: () => Promise<void>) => navigator.locks.request(name, task) };
  return [new WebLocksTabLock(locks), new WebLocksTabLock(locks)];
});

tabLockContract('WebLocksTabLock without Web Locks', () => {
  const lock = new WebLocksTabLock(null);
  return [lock, lock];
});
