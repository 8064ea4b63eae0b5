import { expect, it } from 'vitest';
import { everyState } from '../../src/server/dev/states/page-states.ts';
import { coveringStates } from '../support/covering-states.ts';

const states = coveringStates(everyState);
const values = <Item>(all: readonly Item[]) => [...new Set(all)].sort();
const pathsOf = (all: typeof states) => values(all.map(({ path }) => path));
const namesOf = (all: typeof states) => values(all.map(({ name }) => name));

it('are of every page, and all that can hold holds in one', () => {
  expect(pathsOf(states)).toEqual(pathsOf(everyState));
  expect(namesOf(states)).toEqual(namesOf(everyState));
});

it('are each once, and no more than pages and what can hold on them', () => {
  expect(new Set(states).size).toBe(states.length);
  expect(states.length).toBeLessThan(pathsOf(everyState).length + namesOf(everyState).length);
});
