import { Container } from 'inversify';
import { beforeEach, describe, expect, it } from 'vitest';
import { RenewTokens as Renew } from '../../src/application/account/renew-tokens.ts';
import { Clock } from '../../src/application/ports/clock.ts';
import { Connectivity } from '../../src/application/ports/connectivity.ts';
import { EligibilityApi } from '../../src/application/ports/eligibility-api.ts';
import { ErrorReporter as Errors } from '../../src/application/ports/error-reporter.ts';
import { HostApp as App } from '../../src/application/ports/host-app.ts';
import { HostBridge as Bridge } from '../../src/application/ports/host-bridge.ts';
import { Random } from '../../src/application/ports/random.ts';
import { TokenApi as Tokens } from '../../src/application/ports/token-api.ts';
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
    const r = container.bind(Renew);
    r.toResolvedValue((t, h, b, c, e) => new Renew(t, h, b, c, e), [Tokens, App, Bridge, Clock, Errors]);
    expect(container.isBound(Renew)).toBe(true);
  });

  it('does not compile with two dependencies swapped', () => {
    const eligibility = container.bind(Eligible);
    // @ts-expect-error the list is the other way round than the constructor
    eligibility.toResolvedValue((a, c) => new Eligible(a, c), [Connectivity, EligibilityApi]);
    const r = container.bind(Renew);
    // @ts-expect-error app and clock are swapped in a list of five
    r.toResolvedValue((t, h, b, c, e) => new Renew(t, h, b, c, e), [Tokens, Clock, Bridge, App, Errors]);
    expect(container.isBound(Renew)).toBe(true);
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
    const r = container.bind(Renew);
    // @ts-expect-error eligibility is no tokens
    r.toResolvedValue((a, c) => new Eligible(a, c), [EligibilityApi, Connectivity]);
    expect(container.isBound(Renew)).toBe(true);
  });
});
