import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { MemoryErrorReporter } from '../../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryHostApp } from '../../../src/adapters/memory/memory-host-app.ts';
import { MemoryHostBridge } from '../../../src/adapters/memory/memory-host-bridge.ts';
import {
  MemoryKeyValueStore,
  MemoryStorageArea,
} from '../../../src/adapters/memory/memory-key-value-store.ts';
import { MemoryTabLock } from '../../../src/adapters/memory/memory-tab-lock.ts';
import { RenewTokens } from '../../../src/application/account/renew-tokens.ts';
import { SessionState } from '../../../src/application/account/session-state.ts';
import { TokenApi, type TokenFailure } from '../../../src/application/ports/token-api.ts';
import type { Tokens } from '../../../src/domain/account/token.ts';
import { failure, type Result, success } from '../../../src/domain/result.ts';
import { accessToken, startOfTest, tokens } from '../../support/build.ts';
import { collect } from '../../support/collect.ts';
import { originOf } from '../../support/origin.ts';

const hour = 3_600_000;

/** A token service that answers what it is told, and counts. */
class ScriptedTokenApi extends TokenApi {
  readonly refreshed: string[] = [];
  answer: () => Promise<Result<Tokens, TokenFailure>> = async () => failure({ code: 'offline' });

  exchange(): Promise<Result<Tokens, TokenFailure>> {
    throw new Error('Not asked for here');
  }

  refresh(refreshToken: string): Promise<Result<Tokens, TokenFailure>> {
    this.refreshed.push(refreshToken);
    return this.answer();
  }

  async signOut(): Promise<Result<void, never>> {
    return success(undefined);
  }

  signOutEverywhere(): never {
    throw new Error('not scripted');
  }

  handOver(): never {
    throw new Error('not scripted');
  }
}

function browser({ inHostApp = false } = {}) {
  const clock = new MemoryClock(startOfTest);
  const area = new MemoryStorageArea();
  const lock = new MemoryTabLock();
  const api = new ScriptedTokenApi();
  const hostApp = new MemoryHostApp(inHostApp);
  const hostBridge = new MemoryHostBridge();
  const tab = () => {
    const store = new MemoryKeyValueStore(clock, area);
    const reporter = new MemoryErrorReporter();
    const renew = new RenewTokens(api, hostApp, hostBridge, clock, reporter);
    const session = new SessionState(renew, store, lock, clock, hostApp, hostBridge);
    return { store, reporter, session };
  };
  return { clock, api, hostApp, hostBridge, tab };
}

const old = tokens({
  accessToken: accessToken({ expiresAt: startOfTest + 30_000 }),
  refreshToken: 'refresh-1',
});
const renewed = tokens({
  accessToken: accessToken({ email: 'lena@example.com', expiresAt: startOfTest + 4 * hour }),
  refreshToken: 'refresh-2',
});

describe('the session', () => {
  it('is unknown until it is read, then nobody’s', () => {
    const { session } = browser().tab();
    using seen = collect(session.session$);
    session.start();
    session.start();
    expect(seen.values).toEqual([{ kind: 'unknown' }, { kind: 'signed-out', reason: 'none' }]);
  });

  it('is what the browser kept, whose account the token names', () => {
    const { store, session } = browser().tab();
    store.write('session', tokens({ accessToken: accessToken({ sub: 'id', email: 'a@b.de' }) }));
    session.start();
    expect(session.current).toEqual({ kind: 'signed-in', account: { id: 'id', email: 'a@b.de' } });
  });

  it('is nobody’s when what was kept is no token', async () => {
    const { api, tab } = browser();
    const { store, session } = tab();
    store.write('session', { accessToken: 'rubbish', refreshToken: null });
    session.start();
    expect(session.current.kind).toBe('signed-out');
    expect(await session.tokens()).toMatchObject({ error: { code: 'signed_out' } });
    expect(api.refreshed).toEqual([]);
  });

  it('asks nobody while the token is good', async () => {
    const { api, tab } = browser();
    const { store, session } = tab();
    store.write('session', tokens());
    expect(await session.tokens()).toEqual({ ok: true, value: tokens() });
    expect(api.refreshed).toEqual([]);
  });

  it('renews a token 45 s early, once for a hundred callers', async () => {
    const { api, tab } = browser();
    const { store, session } = tab();
    store.write('session', old);
    session.start();
    api.answer = async () => success(renewed);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => session.tokens()));
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.value.accessToken))).toEqual(
      new Set([renewed.accessToken]),
    );
    expect(api.refreshed).toEqual(['refresh-1']);
    expect(store.read('session')).toEqual(renewed);
    expect(session.current).toMatchObject({ account: { email: 'lena@example.com' } });
  });

  it('renews a good token once for a hundred callers who ask for it', async () => {
    const { api, tab } = browser();
    const { store, session } = tab();
    store.write('session', tokens());
    api.answer = async () => success(renewed);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => session.renew()));
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.value.accessToken))).toEqual(
      new Set([renewed.accessToken]),
    );
    expect(api.refreshed).toEqual(['refresh-1']);
    await session.renew();
    expect(api.refreshed).toEqual(['refresh-1', 'refresh-2']);
  });

  it('renews once for all tabs; the others take what the first one got', async () => {
    const { api, tab } = browser();
    const [first, second] = [tab(), tab()];
    first.store.write('session', old);
    first.session.start();
    second.session.start();
    api.answer = async () => success(renewed);
    const outcomes = await Promise.all([first.session.tokens(), second.session.tokens()]);
    expect(outcomes).toEqual([success(renewed), success(renewed)]);
    expect(api.refreshed).toEqual(['refresh-1']);
    expect(second.session.current).toEqual(first.session.current);
  });

  it('keeps the refresh token when the service gives no new one', async () => {
    const { api, tab } = browser();
    const { store, session } = tab();
    store.write('session', old);
    api.answer = async () => success({ ...renewed, refreshToken: null });
    await session.tokens();
    expect(store.read('session')?.refreshToken).toBe('refresh-1');
  });

  it('goes on with a token that is still good when the service is away', async () => {
    const { tab } = browser();
    const { store, session, reporter } = tab();
    store.write('session', old);
    session.start();
    expect(await session.tokens()).toEqual(success(old));
    expect(reporter.reports).toEqual([{ name: 'subscription.tokenRefresh', code: 'offline' }]);
  });

  for (const code of ['offline', 'communication'] as const) {
    it(`asks once more, at once, when the first answer is ${code}`, async () => {
      const { api, tab } = browser();
      const { store, session, reporter } = tab();
      store.write('session', old);
      api.answer = async () => (api.refreshed.length === 1 ? failure({ code }) : success(renewed));
      expect(await session.tokens()).toEqual(success(renewed));
      expect(api.refreshed).toEqual(['refresh-1', 'refresh-1']);
      expect(reporter.reports).toEqual([]);
    });
  }

  it('asks no second time when the first answer says no', async () => {
    const { api, tab } = browser();
    const { store, session } = tab();
    store.write('session', old);
    api.answer = async () => failure({ code: 'invalid_token_request', reason: 'expired' });
    expect(await session.tokens()).toEqual(failure({ code: 'signed_out' }));
    expect(api.refreshed).toEqual(['refresh-1']);
  });

  for (const code of ['offline', 'communication'] as const) {
    it(`stays signed in with an old token when the answer is ${code}, and tries again later`, async () => {
      const { clock, api, tab } = browser();
      const { store, session } = tab();
      store.write('session', old);
      session.start();
      clock.advance(hour);
      api.answer = async () => failure({ code });
      expect(await session.tokens()).toEqual(failure({ code }));
      expect(session.current.kind).toBe('signed-in');
      expect(store.read('session')).toEqual(old);
      api.answer = async () => success(renewed);
      expect(await session.tokens()).toEqual(success(renewed));
    });
  }

  for (const reason of ['invalid', 'expired', 'reused', 'loggedOut', 'fraud'] as const) {
    it(`ends with the reason when the service says ${reason}, and forgets what belongs to it`, async () => {
      const { api, tab } = browser();
      const { store, session, reporter } = tab();
      store.write('session', old);
      store.write('checkoutAttempt', { order: 'order', idempotencyKey: 'key', state: 'open' });
      store.write('origin', originOf('home_google'));
      session.start();
      api.answer = async () => failure({ code: 'invalid_token_request', reason });
      expect(await session.tokens()).toEqual(failure({ code: 'signed_out' }));
      expect(session.current).toEqual({ kind: 'signed-out', reason });
      expect([store.read('session'), store.read('checkoutAttempt'), store.read('origin')]).toEqual([
        null,
        null,
        originOf('home_google'),
      ]);
      expect(reporter.reports).toEqual([
        { name: 'subscription.tokenRefresh', code: 'invalid_token_request' },
      ]);
    });
  }

  it('ends when the account is gone', async () => {
    const { api, tab } = browser();
    const { store, session } = tab();
    store.write('session', old);
    session.start();
    api.answer = async () => failure({ code: 'unknown_account' });
    await session.tokens();
    expect(session.current).toEqual({ kind: 'signed-out', reason: 'unknown_account' });
  });

  it('uses a token without a refresh token until it is over, and ends then', async () => {
    const { api, clock, tab } = browser();
    const { store, session, reporter } = tab();
    const lone = { ...old, refreshToken: null };
    store.write('session', lone);
    session.start();
    clock.advance(29_999);
    expect(await session.tokens()).toEqual(success(lone));
    expect(await session.renew()).toEqual(success(lone));
    expect(session.current.kind).toBe('signed-in');
    clock.advance(1);
    expect(await session.tokens()).toEqual(failure({ code: 'signed_out' }));
    expect(session.current).toEqual({ kind: 'signed-out', reason: 'expired' });
    expect(store.read('session')).toBeNull();
    expect(api.refreshed).toEqual([]);
    expect(reporter.reports).toEqual([]);
  });

  it('says that it could not be renewed when the new token cannot be read, and keeps the old one', async () => {
    const { api, clock, tab } = browser();
    const { store, session, reporter } = tab();
    store.write('session', old);
    clock.advance(hour);
    api.answer = async () => success(tokens({ accessToken: 'garbage' }));
    expect(await session.tokens()).toEqual(failure({ code: 'communication' }));
    expect(reporter.reports).toEqual([{ name: 'subscription.tokenRefresh', code: 'communication' }]);
    expect(store.read('session')).toEqual(old);
  });

  it('does not come back when an answer arrives after signing out', async () => {
    const { api, tab } = browser();
    const { store, session } = tab();
    store.write('session', old);
    session.start();
    let answer = (_: Result<Tokens, TokenFailure>) => {};
    api.answer = () => new Promise((resolve) => (answer = resolve));
    const pending = session.tokens();
    await Promise.resolve();
    await Promise.resolve();
    session.end('signed_out');
    answer(success(renewed));
    expect(await pending).toEqual(failure({ code: 'signed_out' }));
    expect(store.read('session')).toBeNull();
    expect(session.current).toEqual({ kind: 'signed-out', reason: 'signed_out' });
  });

  it('follows another tab that signs in, renews or signs out', () => {
    const { tab } = browser();
    const [first, second] = [tab(), tab()];
    first.session.start();
    second.session.start();
    first.session.adopt(tokens());
    expect(second.session.current.kind).toBe('signed-in');
    first.session.adopt(renewed);
    expect(second.session.current).toMatchObject({ account: { email: 'lena@example.com' } });
    first.session.end('signed_out');
    expect(second.session.current).toEqual({ kind: 'signed-out', reason: 'signed_out' });
  });

  it('does not take tokens it cannot read', () => {
    const { store, session } = browser().tab();
    session.start();
    expect(session.adopt({ accessToken: 'rubbish', refreshToken: 'x' })).toEqual(
      failure({ code: 'communication' }),
    );
    expect(store.read('session')).toBeNull();
    expect(session.current.kind).toBe('signed-out');
  });
});

describe('the session of a host app', () => {
  const lone = tokens({
    accessToken: accessToken({ expiresAt: startOfTest + 30_000 }),
    refreshToken: null,
  });
  const later = accessToken({ expiresAt: startOfTest + 4 * hour });

  it('goes on with the app’s next token when its own is over', async () => {
    const { api, clock, hostApp, tab } = browser({ inHostApp: true });
    const { store, session } = tab();
    store.write('session', lone);
    session.start();
    hostApp.accessToken = later;
    expect(await session.tokens()).toEqual(success(lone));
    clock.advance(30_000);
    const next = { accessToken: later, refreshToken: null };
    expect(await session.tokens()).toEqual(success(next));
    expect(store.read('session')).toEqual(next);
    expect(session.current.kind).toBe('signed-in');
    expect(api.refreshed).toEqual([]);
  });

  it.each([
    ['nobody’s', null],
    ['the same', lone.accessToken],
    ['no token', 'garbage'],
    ['over as well', accessToken({ expiresAt: startOfTest + 20_000 })],
    ['another account’s', accessToken({ sub: 'account-2', expiresAt: startOfTest + 4 * hour })],
  ])('ends when its token is over and the app’s is %s', async (_, offered) => {
    const { clock, hostApp, tab } = browser({ inHostApp: true });
    const { store, session } = tab();
    store.write('session', lone);
    session.start();
    hostApp.accessToken = offered;
    clock.advance(30_000);
    expect(await session.tokens()).toEqual(failure({ code: 'signed_out' }));
    expect(session.current).toEqual({ kind: 'signed-out', reason: 'expired' });
    expect(store.read('session')).toBeNull();
  });

  it('makes a call again with the app’s next token when the service refuses the first, else ends', async () => {
    const { hostApp, tab } = browser({ inHostApp: true });
    const { store, session } = tab();
    store.write('session', lone);
    session.start();
    hostApp.accessToken = later;
    const used: string[] = [];
    const outcome = await session.authorised(
      async (token): Promise<Result<string, { readonly code: 'invalid_token' }>> => {
        used.push(token);
        return token === later ? success('done') : failure({ code: 'invalid_token' });
      },
    );
    expect(outcome).toEqual(success('done'));
    expect(used).toEqual([lone.accessToken, later]);
    expect(await session.authorised(async () => failure({ code: 'invalid_token' }))).toEqual(
      failure({ code: 'signed_out' }),
    );
    expect(session.current).toEqual({ kind: 'signed-out', reason: 'invalid' });
  });
});

describe('a call with the session', () => {
  it('is made again with a new token when the service refuses the old one', async () => {
    const { api, tab } = browser();
    const { store, session } = tab();
    store.write('session', tokens());
    api.answer = async () => success(renewed);
    const used: string[] = [];
    const outcome = await session.authorised(
      async (token): Promise<Result<string, { readonly code: 'invalid_token' }>> => {
        used.push(token);
        return token === renewed.accessToken ? success('done') : failure({ code: 'invalid_token' });
      },
    );
    expect(outcome).toEqual(success('done'));
    expect(used).toEqual([tokens().accessToken, renewed.accessToken]);
  });

  it('ends the session when the new token is refused too, and is made no third time', async () => {
    const { api, tab } = browser();
    const { store, session } = tab();
    store.write('session', tokens());
    session.start();
    api.answer = async () => success(renewed);
    let calls = 0;
    const outcome = await session.authorised(async () => {
      calls += 1;
      return failure({ code: 'invalid_token' });
    });
    expect(outcome).toEqual(failure({ code: 'signed_out' }));
    expect(calls).toBe(2);
    expect(session.current).toEqual({ kind: 'signed-out', reason: 'invalid' });
  });

  it('passes other failures on and renews nothing', async () => {
    const { api, tab } = browser();
    const { store, session } = tab();
    store.write('session', tokens());
    expect(await session.authorised(async () => failure({ code: 'no_subscription' }))).toEqual(
      failure({ code: 'no_subscription' }),
    );
    expect(api.refreshed).toEqual([]);
  });

  it('is not made when nobody is signed in', async () => {
    const { session } = browser().tab();
    const outcome = await session.authorised(() => {
      throw new Error('Was made');
    });
    expect(outcome).toEqual(failure({ code: 'signed_out' }));
  });
});
