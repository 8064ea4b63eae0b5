import { describe, expect, it } from 'vitest';
import { failure, type Result, success } from '../../../src/domain/result.ts';
import { accessToken, startOfTest, tokens } from '../../support/build.ts';
import { browser, hour } from './browser.ts';

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
    const outcome = await session.authorized(
      async (token): Promise<Result<string, { readonly code: 'invalid_token' }>> => {
        used.push(token);
        return token === later ? success('done') : failure({ code: 'invalid_token' });
      },
    );
    expect(outcome).toEqual(success('done'));
    expect(used).toEqual([lone.accessToken, later]);
    expect(await session.authorized(async () => failure({ code: 'invalid_token' }))).toEqual(
      failure({ code: 'signed_out' }),
    );
    expect(session.current).toEqual({ kind: 'signed-out', reason: 'invalid' });
  });
});
