import { NEVER, type Observable } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { expect } from 'vitest';
import type { Connectivity } from '../../src/application/ports/connectivity.ts';
import type { ResourceState } from '../../src/application/resource.ts';
import { failure, type Result, success } from '../../src/domain/result.ts';

type Failure = { readonly code: 'offline' | 'refused' };
type Answer = Result<string, Failure>;

const answers: Record<string, Answer> = {
  a: success('a'),
  b: success('b'),
  o: failure({ code: 'offline' }),
  r: failure({ code: 'refused' }),
};
const states: Record<string, ResourceState<string, Failure>> = {
  l: { kind: 'loading', slow: false },
  s: { kind: 'loading', slow: true },
  a: { kind: 'loaded', value: 'a' },
  b: { kind: 'loaded', value: 'b' },
  o: { kind: 'failed', error: { code: 'offline' } },
  r: { kind: 'failed', error: { code: 'refused' } },
};

interface Play {
  readonly cold: (marbles: string) => Observable<Answer>;
  readonly at: (time: number, action: () => void) => void;
  readonly expectStates: (
    of: Observable<ResourceState<string, Failure>>,
    subscription: string,
    marbles: string,
  ) => void;
  readonly online: (over?: {
    readonly slow?: boolean;
    readonly focus?: string;
    readonly online?: string;
  }) => Connectivity;
}

/** Plays a scene in virtual time; marbles count milliseconds. */
export function play(scene: (play: Play) => void): void {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(({ cold, hot, expectObservable }) => {
    scene({
      cold: (marbles) => cold(marbles, answers),
      at: (time, action) => scheduler.schedule(action, time),
      expectStates: (of, subscription, marbles) => expectObservable(of, subscription).toBe(marbles, states),
      online: ({ slow = false, focus, online } = {}) => ({
        slow,
        focus$: focus === undefined ? NEVER : hot<void>(focus),
        online$: online === undefined ? NEVER : hot<void>(online),
      }),
    });
  });
}

/** Counts the loads and gives an answer to each in turn, the last one again and again. */
export function loads(...streams: readonly Observable<Answer>[]) {
  const counter = { count: 0, load: (): Observable<Answer> => NEVER };
  counter.load = () => {
    counter.count += 1;
    return streams[Math.min(counter.count, streams.length) - 1] ?? NEVER;
  };
  return counter;
}
