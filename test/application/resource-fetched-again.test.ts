import { Subscription } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { resource } from '../../src/application/resource.ts';
import { loads, play } from './play-resource.ts';

describe('a resource, when the visitor or the connection comes back', () => {
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
