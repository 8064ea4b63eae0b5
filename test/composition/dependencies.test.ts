import { Container } from 'inversify';
import { beforeEach, describe, expect, it } from 'vitest';
import { SessionState } from '../../src/application/account/session-state.ts';
import { SignOut } from '../../src/application/account/sign-out.ts';
import { Clock } from '../../src/application/ports/clock.ts';
import { CookieJar } from '../../src/application/ports/cookie-jar.ts';
import { KeyValueStore as Store } from '../../src/application/ports/key-value-store.ts';
import { Random } from '../../src/application/ports/random.ts';
import { SystemTheme } from '../../src/application/ports/system-theme.ts';
import { TokenApi } from '../../src/application/ports/token-api.ts';
import { ThemeState } from '../../src/application/theme/theme-state.ts';

// The type check is the test here: it fails on an error that is expected and not there. Each expectation stands on the
// line before its error, so keep the calls on one line.
let container: Container;
beforeEach(() => {
  container = new Container();
});

describe('a binding, to the type check,', () => {
  it('compiles with the dependencies of the constructor in their order', () => {
    const theme = container.bind(ThemeState);
    theme.toResolvedValue((c, s) => new ThemeState(c, s), [CookieJar, SystemTheme]);
    const out = container.bind(SignOut);
    out.toResolvedValue((a, s, k, c) => new SignOut(a, s, k, c), [TokenApi, SessionState, Store, Clock]);
    expect(container.isBound(SignOut)).toBe(true);
  });

  it('does not compile with two dependencies swapped', () => {
    const theme = container.bind(ThemeState);
    // @ts-expect-error the list is the other way round than the constructor
    theme.toResolvedValue((c, s) => new ThemeState(c, s), [SystemTheme, CookieJar]);
    const out = container.bind(SignOut);
    // @ts-expect-error store and clock are swapped in a list of four
    out.toResolvedValue((a, s, k, c) => new SignOut(a, s, k, c), [TokenApi, SessionState, Clock, Store]);
    expect(container.isBound(SignOut)).toBe(true);
  });

  it('does not compile with another dependency, one too few or none', () => {
    const theme = container.bind(ThemeState);
    // @ts-expect-error another port than the constructor asks for
    theme.toResolvedValue((c, s) => new ThemeState(c, s), [CookieJar, Random]);
    // @ts-expect-error one too few
    theme.toResolvedValue((c: CookieJar, s: SystemTheme) => new ThemeState(c, s), [CookieJar]);
    // @ts-expect-error none at all
    theme.toResolvedValue((c: CookieJar, s: SystemTheme) => new ThemeState(c, s));
    expect(container.isBound(ThemeState)).toBe(true);
  });

  it('does not compile with another class than its token', () => {
    const session = container.bind(SessionState);
    // @ts-expect-error a theme is no session
    session.toResolvedValue((c, s) => new ThemeState(c, s), [CookieJar, SystemTheme]);
    expect(container.isBound(SessionState)).toBe(true);
  });
});
