import {
  AccountApi,
  type AccountInfo,
  type ConfirmEmailChangeFailure,
  type EmailChangeRequest,
  type RequestEmailChangeFailure,
} from '../../application/ports/account-api.ts';
import type { CallFailure, InvalidToken } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';
import type { MemoryAuthServer } from './memory-auth-server.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** The accounts of the in-memory auth server. */
export class MemoryAccountApi extends AccountApi {
  constructor(
    private readonly server: MemoryAuthServer,
    private readonly entitlementsOf: (account: string) => readonly Entitlement[],
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  info(accessToken: string): Promise<Result<AccountInfo, InvalidToken | CallFailure>> {
    return this.network.call('accountInfo', () => {
      const info = this.server.info(accessToken);
      return info.ok ? success({ ...info.value, entitlements: this.entitlementsOf(info.value.id) }) : info;
    });
  }

  requestEmailChange(
    accessToken: string,
    request: EmailChangeRequest,
  ): Promise<Result<{ readonly hash: string }, RequestEmailChangeFailure>> {
    return this.network.call('requestEmailChange', () =>
      this.server.requestEmailChange(accessToken, request),
    );
  }

  confirmEmailChange(
    accessToken: string,
    request: {
      readonly email: string | null;
      readonly passcode: string;
      readonly hash: string;
      readonly locale: string;
    },
  ): Promise<Result<{ readonly email: string }, ConfirmEmailChangeFailure>> {
    return this.network.call('confirmEmailChange', () =>
      this.server.confirmEmailChange(accessToken, request),
    );
  }

  makeRecoveryKey(
    accessToken: string,
  ): Promise<Result<{ readonly key: string }, InvalidToken | CallFailure>> {
    return this.network.call('makeRecoveryKey', () => this.server.makeRecoveryKey(accessToken));
  }

  noteRecoveryKeyKept(accessToken: string): Promise<Result<void, InvalidToken | CallFailure>> {
    return this.network.call('noteRecoveryKeyKept', () => this.server.noteRecoveryKeyKept(accessToken));
  }
}
