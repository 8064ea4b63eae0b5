import { expect, it } from 'vitest';
import { startInTurn } from '../../src/server/start-in-turn.ts';

const background = () => {
  const done: string[] = [];
  const work = (name: string) => () => {
    done.push(`${name} begun`);
    return async () => void done.push(`${name} ended`);
  };
  const rests: (() => void)[] = [];
  const rest = () => new Promise<void>((resolve) => void rests.push(resolve));
  const passRest = async () => {
    rests.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { done, work, rest, passRest };
};

it('begins all at once unless it is to wait', async () => {
  const { done, work, rest } = background();
  const end = startInTurn(undefined, [work('mail'), work('house')], rest);
  expect(done).toEqual(['mail begun', 'house begun']);
  await end();
  expect(done).toEqual(['mail begun', 'house begun', 'mail ended', 'house ended']);
});

it('begins one after the other with a rest between, when it is calm: a call that comes meanwhile waits for one', async () => {
  const { done, work, rest, passRest } = background();
  const calm = Promise.withResolvers<void>();
  const end = startInTurn(calm.promise, [work('mail'), work('house')], rest);
  expect(done).toEqual([]);
  calm.resolve();
  await calm.promise;
  expect(done).toEqual(['mail begun']);
  await passRest();
  expect(done).toEqual(['mail begun', 'house begun']);
  await end();
  expect(done).toEqual(['mail begun', 'house begun', 'mail ended', 'house ended']);
});

it('what has not begun when it is over never begins', async () => {
  const { done, work, rest, passRest } = background();
  const calm = Promise.withResolvers<void>();
  const end = startInTurn(calm.promise, [work('mail'), work('house')], rest);
  calm.resolve();
  await calm.promise;
  await end();
  await passRest();
  expect(done).toEqual(['mail begun', 'mail ended']);
});

it('never begins when it is over before it is calm', async () => {
  const { done, work, rest } = background();
  const calm = Promise.withResolvers<void>();
  const end = startInTurn(calm.promise, [work('mail')], rest);
  await end();
  calm.resolve();
  await calm.promise;
  expect(done).toEqual([]);
});
