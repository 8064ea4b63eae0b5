import { NEVER, type Observable, Subscription } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { Connectivity } from '../../src/application/ports/connectivity.ts';
import { type ResourceState, resource } from '../../src/application/resource.ts';
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
function play(scene: (play: Play) => void): void {
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
function loads(...streams: readonly Observable<Answer>[]) {
  const counter = { count: 0, load: (): Observable<Answer> => NEVER };
  counter.load = () => {
    counter.count += 1;
    return streams[Math.min(counter.count, streams.length) - 1] ?? NEVER;
  };
  return counter;
}

describe('a resource', () => {
  it('is on its way, then there', () => {
    play(({ cold, expectStates, online }) => {
      const { state$ } = resource({ load: () => cold('100ms (a|)'), connectivity: online() });
      expectStates(state$, '^ 1s !', 'l 99ms a');
    });
  });

  it('is slow after 3 s, and on a slow connection after 5 s', () => {
    play(({ cold, expectStates, online }) => {
      const fast = resource({ load: () => cold('6s (a|)'), connectivity: online() });
      const slow = resource({ load: () => cold('6s (a|)'), connectivity: online({ slow: true }) });
      expectStates(fast.state$, '^ 7s !', 'l 2999ms s 2999ms a');
      expectStates(slow.state$, '^ 7s !', 'l 4999ms s 999ms a');
    });
  });

  it('is tried again 5 s after a passing failure, and 10 s after on a slow connection', () => {
    play(({ cold, expectStates, online }) => {
      const fast = resource({ load: loads(cold('(o|)'), cold('(a|)')).load, connectivity: online() });
      const slow = resource({
        load: loads(cold('(o|)'), cold('(a|)')).load,
        connectivity: online({ slow: true }),
      });
      expectStates(fast.state$, '^ 20s !', '(lo) 4996ms a');
      expectStates(slow.state$, '^ 20s !', '(lo) 9996ms a');
    });
  });

  it('is not tried again after a failure that will not pass', () => {
    const answer = { count: 0 };
    play(({ cold, expectStates, online }) => {
      const load = () => {
        answer.count += 1;
        return cold('(r|)');
      };
      expectStates(resource({ load, connectivity: online() }).state$, '^ 60s !', '(lr)');
    });
    expect(answer.count).toBe(1);
  });

  it('is fetched once for many listeners, also for those who come within 2 s', () => {
    const counter = { count: 0 };
    play(({ cold, expectStates, online }) => {
      const load = () => {
        counter.count += 1;
        return cold('100ms (a|)');
      };
      const { state$ } = resource({ load, connectivity: online() });
      expectStates(state$, '^ 500ms !', 'l 99ms a');
      expectStates(state$, '50ms ^ 500ms !', '50ms l 49ms a');
      expectStates(state$, '1900ms ^ 500ms !', '1900ms a');
    });
    expect(counter.count).toBe(1);
  });

  it('goes on with a fetch whose only listener leaves and comes back at once', () => {
    const counter = { count: 0 };
    play(({ cold, expectStates, online }) => {
      const load = () => {
        counter.count += 1;
        return cold('100ms (a|)');
      };
      const { state$ } = resource({ load, connectivity: online() });
      expectStates(state$, '^ 49ms !', 'l');
      expectStates(state$, '51ms ^ 500ms !', '51ms l 48ms a');
    });
    expect(counter.count).toBe(1);
  });

  it('shows the old value to who comes back later, and fetches anew', () => {
    play(({ cold, expectStates, online }) => {
      const { load } = loads(cold('(a|)'), cold('100ms (b|)'));
      const { state$ } = resource({ load, connectivity: online() });
      expectStates(state$, '^ 100ms !', '(la)');
      expectStates(state$, '10s ^ 1s !', '10s a 99ms b');
    });
  });

  it('is fetched when the visitor comes back to the page, at most every 5 s and never twice in 2 s', () => {
    const counter = { count: 0 };
    play(({ cold, expectStates, online }) => {
      const load = () => {
        counter.count += 1;
        return cold('(a|)');
      };
      // Come-backs at 1 s (too soon after the first fetch), 3 s, 7 s (too soon after the one before) and 9 s.
      const connectivity = online({ focus: '1s f 1999ms f 3999ms f 1999ms f' });
      expectStates(resource({ load, connectivity }).state$, '^ 20s !', '(la) 2996ms a 5999ms a');
    });
    expect(counter.count).toBe(3);
  });

  it('is fetched when the visitor comes back 2 s after the last fetch, and not a moment earlier', () => {
    const counts = { early: { count: 0 }, due: { count: 0 } };
    play(({ cold, expectStates, online }) => {
      const counted = (counter: { count: number }) => () => {
        counter.count += 1;
        return cold('(a|)');
      };
      const early = resource({ load: counted(counts.early), connectivity: online({ focus: '1999ms f' }) });
      const due = resource({ load: counted(counts.due), connectivity: online({ focus: '2s f' }) });
      expectStates(early.state$, '^ 20s !', '(la)');
      expectStates(due.state$, '^ 20s !', '(la) 1996ms a');
    });
    expect([counts.early.count, counts.due.count]).toEqual([1, 2]);
  });

  it('counts these 2 s from the last fetch, not from the first', () => {
    const counter = { count: 0 };
    play(({ cold, at, expectStates, online }) => {
      const load = () => {
        counter.count += 1;
        return cold('(a|)');
      };
      const { state$, reload } = resource({ load, connectivity: online({ focus: '11s f 999ms f' }) });
      at(10_000, reload);
      expectStates(state$, '^ 20s !', '(la) 9996ms a 1999ms a');
    });
    expect(counter.count).toBe(3);
  });

  it('goes on with a fetch under way when the visitor comes back', () => {
    const counter = { count: 0 };
    play(({ cold, expectStates, online }) => {
      const load = () => {
        counter.count += 1;
        return cold('4s (a|)');
      };
      const { state$ } = resource({ load, connectivity: online({ focus: '3500ms f', online: '3700ms o' }) });
      expectStates(state$, '^ 10s !', 'l 2999ms s 999ms a');
    });
    expect(counter.count).toBe(1);
  });

  it('is fetched again for who listens 2 s after the last listener left, and not for who is earlier', () => {
    const counts = { early: { count: 0 }, due: { count: 0 } };
    play(({ cold, expectStates, online }) => {
      const counted = (counter: { count: number }) => () => {
        counter.count += 1;
        return cold('(a|)');
      };
      const early = resource({ load: counted(counts.early), connectivity: online() });
      const due = resource({ load: counted(counts.due), connectivity: online() });
      expectStates(early.state$, '^ 100ms !', '(la)');
      expectStates(early.state$, '2100ms ^ 1s !', '2100ms a');
      expectStates(due.state$, '^ 100ms !', '(la)');
      expectStates(due.state$, '2102ms ^ 1s !', '2102ms (aa)');
    });
    expect([counts.early.count, counts.due.count]).toEqual([1, 2]);
  });

  it('is fetched for one coming-back in 5 s, and for the next that is 5 s later', () => {
    const counts = { early: { count: 0 }, due: { count: 0 } };
    play(({ cold, expectStates, online }) => {
      const counted = (counter: { count: number }) => () => {
        counter.count += 1;
        return cold('(a|)');
      };
      const early = resource({
        load: counted(counts.early),
        connectivity: online({ focus: '3s f 4998ms f' }),
      });
      const due = resource({ load: counted(counts.due), connectivity: online({ focus: '3s f 5s f' }) });
      expectStates(early.state$, '^ 20s !', '(la) 2996ms a');
      expectStates(due.state$, '^ 20s !', '(la) 2996ms a 5s a');
    });
    expect([counts.early.count, counts.due.count]).toEqual([2, 3]);
  });

  it('is fetched as soon as the connection comes back, not after the whole wait', () => {
    play(({ cold, expectStates, online }) => {
      const { load } = loads(cold('(o|)'), cold('(a|)'));
      const connectivity = online({ online: '3s o' });
      expectStates(resource({ load, connectivity }).state$, '^ 20s !', '(lo) 2996ms a');
    });
  });

  it('stays on show through passing failures, and not through others', () => {
    play(({ cold, at, expectStates, online }) => {
      const { load } = loads(cold('(a|)'), cold('(o|)'), cold('(r|)'));
      const { state$, reload } = resource({ load, connectivity: online() });
      at(1_000, reload);
      expectStates(state$, '^ 20s !', '(la) 996ms a 4999ms r');
    });
  });

  it('drops an answer on its way when it is fetched anew', () => {
    play(({ cold, at, expectStates, online }) => {
      const { load } = loads(cold('500ms (a|)'), cold('100ms (b|)'));
      const { state$, reload } = resource({ load, connectivity: online() });
      at(200, reload);
      expectStates(state$, '^ 2s !', 'l 199ms l 99ms b');
    });
  });

  it('says that it is on its way again when it is asked for after a failure', () => {
    play(({ cold, at, expectStates, online }) => {
      const { load } = loads(cold('(r|)'), cold('100ms (a|)'));
      const { state$, reload } = resource({ load, connectivity: online() });
      at(1_000, reload);
      expectStates(state$, '^ 2s !', '(lr) 996ms l 99ms a');
    });
  });

  it('is looked at again as long as its value asks for it', () => {
    play(({ cold, expectStates, online }) => {
      const { load } = loads(cold('(a|)'), cold('(a|)'), cold('(b|)'));
      const pollAfter = (value: string) => (value === 'a' ? 1_000 : null);
      expectStates(
        resource({ load, connectivity: online(), pollAfter }).state$,
        '^ 9s !',
        '(la) 996ms a 999ms b',
      );
    });
  });

  it('fetches nothing while nobody listens', () => {
    const counter = { count: 0 };
    play(({ cold, at, online }) => {
      const load = () => {
        counter.count += 1;
        return cold('(o|)');
      };
      const { state$, reload } = resource({
        load,
        connectivity: online({ focus: '30s f', online: '40s o' }),
      });
      reload();
      expect(counter.count).toBe(0);
      const listener = new Subscription();
      at(0, () => listener.add(state$.subscribe()));
      at(100, () => listener.unsubscribe());
      at(60_000, () => expect(counter.count).toBe(1));
    });
    expect(counter.count).toBe(1);
  });
});
