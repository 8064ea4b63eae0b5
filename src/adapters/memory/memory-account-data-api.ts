import {
  AccountDataApi,
  type DeleteAccountFailure,
  type DeletionRequested,
} from '../../application/ports/account-data-api.ts';
import { maskedAddress } from '../../domain/account/email.ts';
import type { CallFailure, InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { MemoryAuthServer } from './memory-auth-server.ts';
import type { MemoryMailbox } from './memory-mailbox.ts';
import type { MemoryNetwork } from './memory-network.ts';
import type { MemorySubscriptionServer } from './memory-subscription-server.ts';

const purposeOf = (account: string) => `deletion of ${account}`;

/** Export and deletion of the memory world's accounts. */
export class MemoryAccountDataApi extends AccountDataApi {
  constructor(
    private readonly auth: MemoryAuthServer,
    private readonly subscriptions: MemorySubscriptionServer,
    private readonly mailbox: MemoryMailbox,
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  export(accessToken: string): Promise<Result<{ readonly json: string }, InvalidToken | CallFailure>> {
    return this.network.call('exportAccount', () =>
      this.asOwner(accessToken, (id, email) => {
        const { [id]: subscription } = this.subscriptions.state.subscriptions;
        const gathered = { account: { id, email }, subscriptions: subscription ? [subscription] : [] };
        return success({ json: JSON.stringify(gathered) });
      }),
    );
  }

  requestDeletion(
    accessToken: string,
    { locale }: { readonly locale: string },
  ): Promise<Result<DeletionRequested, InvalidToken | TooManyRequests | CallFailure>> {
    return this.network.call('requestDeletion', () =>
      this.asOwner<DeletionRequested, TooManyRequests>(accessToken, (id, email) => {
        if (email === null) return success({ sentTo: null, isFormer: false });
        const issued = this.auth.passcodes.issue(email, purposeOf(id));
        if (!issued.ok) return issued;
        this.mailbox.receive({ to: email, locale, passcode: issued.value });
        return success({ sentTo: maskedAddress(email), isFormer: false });
      }),
    );
  }

  delete(
    accessToken: string,
    { passcode }: { readonly passcode: string | null },
  ): Promise<Result<void, DeleteAccountFailure>> {
    return this.network.call('deleteAccount', () =>
      this.asOwner<void, DeleteAccountFailure>(accessToken, (id, email) => {
        if (email !== null) {
          const redeemed = this.auth.passcodes.redeem(email, purposeOf(id), passcode ?? '', true);
          if (!redeemed.ok) return redeemed;
        }
        this.auth.tokens.endAll(id, null);
        delete this.auth.state.accounts[id];
        delete this.subscriptions.state.subscriptions[id];
        return success(undefined);
      }),
    );
  }

  private asOwner<Value, Failure extends { readonly code: string }>(
    accessToken: string,
    serve: (id: string, email: string | null) => Result<Value, Failure>,
  ): Result<Value, Failure | InvalidToken> {
    const id = this.auth.tokens.verify(accessToken)?.account ?? '';
    const account = this.auth.state.accounts[id];
    return account === undefined ? failure({ code: 'invalid_token' }) : serve(id, account.email);
  }
}
