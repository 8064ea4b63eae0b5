import { Container } from 'inversify';
import { beforeEach, describe, expect, it } from 'vitest';
import { RenewTokens as Renew } from '../../src/application/account/renew-tokens.ts';
import { SessionState } from '../../src/application/account/session-state.ts';
import { Clock } from '../../src/application/ports/clock.ts';
import { Connectivity } from '../../src/application/ports/connectivity.ts';
import { EligibilityApi } from '../../src/application/ports/eligibility-api.ts';
import { KeyValueStore as Store } from '../../src/application/ports/key-value-store.ts';
import { Random } from '../../src/application/ports/random.ts';
import { TabLock } from '../../src/application/ports/tab-lock.ts';
import { EligibilityState as Eligible } from '../../src/application/subscription/eligibility-state.ts';

// The type check is the test here: it fails on an error that is expected and not there. Each expectation stands on the
// line before its error, so keep the calls on one line.
let container: Container;
beforeEach(() => {
  container = new Container();
});

describe('a binding, to the type check,', () => {
  it('compiles with the dependencies of the constructor in their order', () => {
    const eligibility = container.bind(Eligible);
    eligibility.toResolvedValue((a, c) => new Eligible(a, c), [EligibilityApi, Connectivity]);
    const session = container.bind(SessionState);
    session.toResolvedValue((r, k, l, c) => new SessionState(r, k, l, c), [Renew, Store, TabLock, Clock]);
    expect(container.isBound(SessionState)).toBe(true);
  });

  it('does not compile with two dependencies swapped', () => {
    const eligibility = container.bind(Eligible);
    // @ts-expect-error the list is the other way round than the constructor
    eligibility.toResolvedValue((a, c) => new Eligible(a, c), [Connectivity, EligibilityApi]);
    const session = container.bind(SessionState);
    // @ts-expect-error store and clock are swapped in a list of four
    session.toResolvedValue((r, k, l, c) => new SessionState(r, k, l, c), [Renew, Clock, TabLock, Store]);
    expect(container.isBound(SessionState)).toBe(true);
  });

  it('does not compile with another dependency, one too few or none', () => {
    const eligibility = container.bind(Eligible);
    // @ts-expect-error another port than the constructor asks for
    eligibility.toResolvedValue((a, c) => new Eligible(a, c), [EligibilityApi, Random]);
    // @ts-expect-error one too few
    eligibility.toResolvedValue((a: EligibilityApi, c: Connectivity) => new Eligible(a, c), [EligibilityApi]);
    // @ts-expect-error none at all
    eligibility.toResolvedValue((a: EligibilityApi, c: Connectivity) => new Eligible(a, c));
    expect(container.isBound(Eligible)).toBe(true);
  });

  it('does not compile with another class than its token', () => {
    const session = container.bind(SessionState);
    // @ts-expect-error who is eligible is no session
    session.toResolvedValue((a, c) => new Eligible(a, c), [EligibilityApi, Connectivity]);
    expect(container.isBound(SessionState)).toBe(true);
  });
});
