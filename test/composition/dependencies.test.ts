import { Container } from 'inversify';
import { beforeEach, describe, expect, it } from 'vitest';
import { RenewTokens as Renew } from '../../src/application/account/renew-tokens.ts';
import { SessionState } from '../../src/application/account/session-state.ts';
import { Clock } from '../../src/application/ports/clock.ts';
import { KeyValueStore as Store } from '../../src/application/ports/key-value-store.ts';
import { Random } from '../../src/application/ports/random.ts';
import { SuggestionApi } from '../../src/application/ports/suggestion-api.ts';
import { TabLock } from '../../src/application/ports/tab-lock.ts';
import { Suggest } from '../../src/application/search/suggest.ts';
import { SettingsState } from '../../src/application/settings/settings-state.ts';

// The type check is the test here: it fails on an error that is expected and not there. Each expectation stands on the
// line before its error, so keep the calls on one line.
let container: Container;
beforeEach(() => {
  container = new Container();
});

describe('a binding, to the type check,', () => {
  it('compiles with the dependencies of the constructor in their order', () => {
    const suggest = container.bind(Suggest);
    suggest.toResolvedValue((a, s) => new Suggest(a, s), [SuggestionApi, SettingsState]);
    const session = container.bind(SessionState);
    session.toResolvedValue((r, k, l, c) => new SessionState(r, k, l, c), [Renew, Store, TabLock, Clock]);
    expect(container.isBound(SessionState)).toBe(true);
  });

  it('does not compile with two dependencies swapped', () => {
    const suggest = container.bind(Suggest);
    // @ts-expect-error the list is the other way round than the constructor
    suggest.toResolvedValue((a, s) => new Suggest(a, s), [SettingsState, SuggestionApi]);
    const session = container.bind(SessionState);
    // @ts-expect-error store and clock are swapped in a list of four
    session.toResolvedValue((r, k, l, c) => new SessionState(r, k, l, c), [Renew, Clock, TabLock, Store]);
    expect(container.isBound(SessionState)).toBe(true);
  });

  it('does not compile with another dependency, one too few or none', () => {
    const suggest = container.bind(Suggest);
    // @ts-expect-error another port than the constructor asks for
    suggest.toResolvedValue((a, s) => new Suggest(a, s), [SuggestionApi, Random]);
    // @ts-expect-error one too few
    suggest.toResolvedValue((a: SuggestionApi, s: SettingsState) => new Suggest(a, s), [SuggestionApi]);
    // @ts-expect-error none at all
    suggest.toResolvedValue((a: SuggestionApi, s: SettingsState) => new Suggest(a, s));
    expect(container.isBound(Suggest)).toBe(true);
  });

  it('does not compile with another class than its token', () => {
    const session = container.bind(SessionState);
    // @ts-expect-error suggestions are no session
    session.toResolvedValue((a, s) => new Suggest(a, s), [SuggestionApi, SettingsState]);
    expect(container.isBound(SessionState)).toBe(true);
  });
});
