import { describe, expect, it, vi } from 'vitest';
import type { TokenFailure } from '../../../src/application/ports/token-api.ts';
import type { Tokens } from '../../../src/domain/account/token.ts';
import { failure, type Result, success } from '../../../src/domain/result.ts';
import { accessToken, tokens } from '../../support/build.ts';
import { collect } from '../../support/collect.ts';
import { browser, old, renewed } from './browser.ts';

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

  it('stays the one that was begun while an answer for the one before was on its way', async () => {
    const { api, tab } = browser();
    const { store, session } = tab();
    store.write('session', old);
    session.start();
    const answer = Promise.withResolvers<Result<Tokens, TokenFailure>>();
    api.answer = () => answer.promise;
    const pending = session.tokens();
    await vi.waitFor(() => expect(api.refreshed).toHaveLength(1));
    const begun = tokens({ accessToken: accessToken({ sub: 'account-2' }), refreshToken: 'refresh-9' });
    session.adopt(begun);
    answer.resolve(success(renewed));
    expect(await pending).toEqual(success(begun));
    expect(store.read('session')).toEqual(begun);
    expect(session.current).toMatchObject({ account: { id: 'account-2' } });
  });

  it('was ended by nobody where there was none, although its tokens are asked for', async () => {
    const { session } = browser().tab();
    session.start();
    expect(await session.tokens()).toEqual(failure({ code: 'signed_out' }));
    expect(session.current).toEqual({ kind: 'signed-out', reason: 'none' });
  });

  it('of an account that was just made stays one that nobody knows of when it is renewed, until there is another', () => {
    const { store, session } = browser().tab();
    const unused = { id: 'account-1', orders: false };
    session.adopt(tokens(), { isNew: true });
    session.adopt(tokens({ refreshToken: 'refresh-2' }));
    expect(store.read('unusedAccount')).toEqual(unused);
    session.adopt(tokens({ accessToken: accessToken({ sub: 'account-2' }) }));
    expect(store.read('unusedAccount')).toBeNull();
    session.adopt(tokens(), { isNew: true });
    session.adopt(renewed);
    expect(store.read('unusedAccount'), 'an address makes it known').toBeNull();
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
