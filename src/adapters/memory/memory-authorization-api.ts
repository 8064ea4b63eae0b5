import {
  AuthorizationApi,
  type AuthorizeFailure,
  type CreateAccountFailure,
  type KeySignInFailure,
  type PasscodeSignInFailure,
  type SendPasscodeFailure,
} from '../../application/ports/authorization-api.ts';
import { type Result, success } from '../../domain/result.ts';
import type { MemoryAuthServer } from './memory-auth-server.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** One browser's access to the in-memory auth server, with the cookie of its authorization session. */
export class MemoryAuthorizationApi extends AuthorizationApi {
  private cookie: string | null = null;

  constructor(
    private readonly server: MemoryAuthServer,
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  authorize(challenge: string, legacyToken: string | null): Promise<Result<void, AuthorizeFailure>> {
    return this.network.call('authorize', (): Result<void, AuthorizeFailure> => {
      const opened = this.server.authorize(challenge, legacyToken);
      if (!opened.ok) return opened;
      this.cookie = opened.value;
      return success(undefined);
    });
  }

  createAccount(): Promise<Result<{ readonly code: string }, CreateAccountFailure>> {
    return this.network.call('createAccount', () => this.server.createAccount(this.cookie));
  }

  sendPasscode(request: {
    readonly email: string;
    readonly locale: string;
  }): Promise<Result<void, SendPasscodeFailure>> {
    return this.network.call('sendPasscode', () => this.server.sendPasscode(this.cookie, request));
  }

  signIn(request: {
    readonly email: string;
    readonly passcode: string;
  }): Promise<Result<{ readonly code: string }, PasscodeSignInFailure>> {
    return this.network.call('signIn', () => this.server.signIn(this.cookie, request));
  }

  signInByKey(key: string): Promise<Result<{ readonly code: string }, KeySignInFailure>> {
    return this.network.call('signInByKey', () => this.server.signInByKey(this.cookie, key));
  }
}
