import { describe, expect, it } from 'vitest';
import { resource } from '../../src/application/resource.ts';
import { loads, play } from './play-resource.ts';

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
});
