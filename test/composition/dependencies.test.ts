import { Container } from 'inversify';
import { beforeEach, describe, expect, it } from 'vitest';
import { RenewTokens as Renew } from '../../src/application/account/renew-tokens.ts';
import { SessionState } from '../../src/application/account/session-state.ts';
import { ReadCohort } from '../../src/application/analytics/read-cohort.ts';
import { Clock } from '../../src/application/ports/clock.ts';
import { CohortApi } from '../../src/application/ports/cohort-api.ts';
import { KeyValueStore as Store } from '../../src/application/ports/key-value-store.ts';
import { PageLocation } from '../../src/application/ports/page-location.ts';
import { Random } from '../../src/application/ports/random.ts';
import { TabLock } from '../../src/application/ports/tab-lock.ts';

// The type check is the test here: it fails on an error that is expected and not there. Each expectation stands on the
// line before its error, so keep the calls on one line.
let container: Container;
beforeEach(() => {
  container = new Container();
});

describe('a binding, to the type check,', () => {
  it('compiles with the dependencies of the constructor in their order', () => {
    const cohort = container.bind(ReadCohort);
    cohort.toResolvedValue((c, s) => new ReadCohort(c, s), [CohortApi, PageLocation]);
    const session = container.bind(SessionState);
    session.toResolvedValue((r, k, l, c) => new SessionState(r, k, l, c), [Renew, Store, TabLock, Clock]);
    expect(container.isBound(SessionState)).toBe(true);
  });

  it('does not compile with two dependencies swapped', () => {
    const cohort = container.bind(ReadCohort);
    // @ts-expect-error the list is the other way round than the constructor
    cohort.toResolvedValue((c, s) => new ReadCohort(c, s), [PageLocation, CohortApi]);
    const session = container.bind(SessionState);
    // @ts-expect-error store and clock are swapped in a list of four
    session.toResolvedValue((r, k, l, c) => new SessionState(r, k, l, c), [Renew, Clock, TabLock, Store]);
    expect(container.isBound(SessionState)).toBe(true);
  });

  it('does not compile with another dependency, one too few or none', () => {
    const cohort = container.bind(ReadCohort);
    // @ts-expect-error another port than the constructor asks for
    cohort.toResolvedValue((c, s) => new ReadCohort(c, s), [CohortApi, Random]);
    // @ts-expect-error one too few
    cohort.toResolvedValue((c: CohortApi, s: PageLocation) => new ReadCohort(c, s), [CohortApi]);
    // @ts-expect-error none at all
    cohort.toResolvedValue((c: CohortApi, s: PageLocation) => new ReadCohort(c, s));
    expect(container.isBound(ReadCohort)).toBe(true);
  });

  it('does not compile with another class than its token', () => {
    const session = container.bind(SessionState);
    // @ts-expect-error a cohort is no session
    session.toResolvedValue((c, s) => new ReadCohort(c, s), [CohortApi, PageLocation]);
    expect(container.isBound(SessionState)).toBe(true);
  });
});
