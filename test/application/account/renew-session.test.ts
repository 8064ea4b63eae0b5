import { describe, expect, it } from 'vitest';
import { failure, success } from '../../../src/domain/result.ts';
import { tokens } from '../../support/build.ts';
import { originOf } from '../../support/origin.ts';
import { browser, hour, old, renewed } from './browser.ts';

describe('renewing the session', () => {
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
});
