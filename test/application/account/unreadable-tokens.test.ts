import { describe, expect, it, vi } from 'vitest';
import { MemoryAuthorizationApi } from '../../../src/adapters/memory/memory-authorization-api.ts';
import { MemoryDigest } from '../../../src/adapters/memory/memory-digest.ts';
import { MemoryTokenApi } from '../../../src/adapters/memory/memory-token-api.ts';
import { Authorization } from '../../../src/application/account/authorization.ts';
import { CreateAccount } from '../../../src/application/account/create-account.ts';
import { success } from '../../../src/domain/result.ts';
import { tokens } from '../../support/build.ts';
import { memorySite } from '../../support/memory-browser.ts';

const email = 'lena@example.com';
const reported = [{ name: 'subscription.v2Tokens', code: 'communication' }];

/** A site whose auth service once answers an exchange with a token that is none. */
function site() {
  const site = memorySite();
  site.world.auth.addAccount(email);
  vi.spyOn(site.world.auth.tokens, 'exchange').mockReturnValueOnce(
    success(tokens({ accessToken: 'garbage' })),
  );
  return site;
}

describe('an access token that cannot be read', () => {
  it('is reported on signing in, signs nobody in, and the passcode at hand is good for another try', async () => {
    const { world, browser } = site();
    const { app, store, reporter } = browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    const request = { email, passcode: world.mailbox.passcodeFor(email) ?? '' };
    expect(await app.get('account').signIn.execute(request)).toEqual({
      ok: false,
      error: { code: 'communication' },
    });
    expect(reporter.reports).toEqual(reported);
    expect(app.get('account').session.current.kind).toBe('signed-out');
    expect(store.read('session')).toBeNull();
    expect((await app.get('account').signIn.execute(request)).ok).toBe(true);
    expect(world.network.count('signIn')).toBe(1);
  });

  it('is reported on creating an account, signs nobody in, and the account is taken up again', async () => {
    const { world, random, browser } = site();
    const { app, store, reporter } = browser().tab();
    const api = new MemoryAuthorizationApi(world.auth, world.network);
    const exchange = new MemoryTokenApi(world.auth, world.network);
    const authorization = new Authorization(api, exchange, store, random, new MemoryDigest(), reporter);
    const createAccount = new CreateAccount(authorization, api, app.get('account').session, reporter);
    expect(await createAccount.execute()).toEqual({ ok: false, error: { code: 'communication' } });
    expect(reporter.reports).toEqual(reported);
    expect(app.get('account').session.current.kind).toBe('signed-out');
    expect(store.read('session')).toBeNull();
    expect((await createAccount.execute()).ok).toBe(true);
    expect(world.network.count('createAccount')).toBe(1);
  });
});
