import { describe, expect, it } from 'vitest';
import { failure, type Result, success } from '../../../src/domain/result.ts';
import { tokens } from '../../support/build.ts';
import { browser, renewed } from './browser.ts';

describe('a call with the session', () => {
  it('is made again with a new token when the service refuses the old one', async () => {
    const { api, tab } = browser();
    const { store, session } = tab();
    store.write('session', tokens());
    api.answer = async () => success(renewed);
    const used: string[] = [];
    const outcome = await session.authorized(
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
    const outcome = await session.authorized(async () => {
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
    expect(await session.authorized(async () => failure({ code: 'no_subscription' }))).toEqual(
      failure({ code: 'no_subscription' }),
    );
    expect(api.refreshed).toEqual([]);
  });

  it('is not made when nobody is signed in', async () => {
    const { session } = browser().tab();
    const outcome = await session.authorized(() => {
      throw new Error('Was made');
    });
    expect(outcome).toEqual(failure({ code: 'signed_out' }));
  });
});
