import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../../src/server/db/store.ts';
import { watchClock } from '../../../src/server/db/watch-clock.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { keptLog } from '../support/kept-log.ts';
import { minutes } from '../support/manual-clock.ts';

const always = () => true;

let store: Store;
beforeAll(async () => {
  store = await openFreshStore();
});
afterAll(() => store?.close());

it.each([
  ['ahead', minutes(5), ['the clock of this machine is not that of Postgres']],
  ['behind', -minutes(5), ['the clock of this machine is not that of Postgres']],
  ['right', 0, []],
])('a clock that is %s is told from that of Postgres', async (_, ahead, said) => {
  const { log, lines } = keptLog();
  await watchClock(store.db, log, () => Date.now() + ahead).run(0, always);
  expect(lines()).toEqual(said);
});

it('an answer that took long is no clock that is wrong', async () => {
  const { log, lines } = keptLog();
  const times = [Date.now() - minutes(1), Date.now() + minutes(1)];
  await watchClock(store.db, log, () => times.shift() ?? 0).run(0, always);
  expect(lines()).toEqual([]);
});
