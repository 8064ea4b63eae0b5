import { expect, it } from 'vitest';
import { beginWhen } from '../../src/server/background.ts';

const background = () => {
  const done: string[] = [];
  const begin = () => {
    done.push('begun');
    return async () => void done.push('ended');
  };
  return { done, begin };
};

it('begins at once unless it is to wait', async () => {
  const { done, begin } = background();
  const end = beginWhen(undefined, begin);
  expect(done).toEqual(['begun']);
  await end();
  expect(done).toEqual(['begun', 'ended']);
});

it('begins when it is calm, and ends what has begun', async () => {
  const { done, begin } = background();
  const calm = Promise.withResolvers<void>();
  const end = beginWhen(calm.promise, begin);
  expect(done).toEqual([]);
  calm.resolve();
  await calm.promise;
  expect(done).toEqual(['begun']);
  await end();
  expect(done).toEqual(['begun', 'ended']);
});

it('never begins when it is over before it is calm', async () => {
  const { done, begin } = background();
  const calm = Promise.withResolvers<void>();
  const end = beginWhen(calm.promise, begin);
  await end();
  calm.resolve();
  await calm.promise;
  expect(done).toEqual([]);
});
