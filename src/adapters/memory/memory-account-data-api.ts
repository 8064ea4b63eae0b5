import {
  AccountDataApi,
  type DeleteAccountFailure,
  type DeletionRequested,
} from '../../application/ports/account-data-api.ts';
import type { AccountExport } from '../../contract/auth.ts';
import { maskedAddress } from '../../domain/account/email.ts';
import { deletionOwner } from '../../domain/account/former-address.ts';
import type { CallFailure, InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { MemoryAuthServer } from './memory-auth-server.ts';
import type { MemoryMailbox } from './memory-mailbox.ts';
import type { MemoryNetwork } from './memory-network.ts';
import type { MemorySubscriptionServer } from './memory-subscription-server.ts';

/** The part of the contract's export that exists in memory. */
interface Exported {
  readonly account: Pick<AccountExport['account'], 'id' | 'email' | 'entitlements'>;
  readonly subscriptions: readonly Omit<AccountExport['subscriptions'][number], 'history'>[];
}

const purposeOf = (account: string) => `deletion of ${account}`;

/** Export and deletion of accounts in the in-memory world. */
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
        const gathered: Exported = {
          account: {
            id,
            email,
            entitlements: this.subscriptions.entitlementsOf(id).map((product) => ({ product })),
          },
          subscriptions: this.subscriptionsOf(accessToken),
        };
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
        const owner = deletionOwner(email, this.auth.emailChanges.formerOf(id));
        if (owner === null) return success({ sentTo: null, isFormer: false });
        const { address, former } = owner;
        const issued = this.auth.passcodes.issue(address, purposeOf(id));
        if (!issued.ok) return issued;
        this.mailbox.receive({ to: address, locale, passcode: issued.value });
        return success({ sentTo: maskedAddress(address), isFormer: former !== null });
      }),
    );
  }

  delete(
    accessToken: string,
    { passcode }: { readonly passcode: string | null },
  ): Promise<Result<void, DeleteAccountFailure>> {
    return this.network.call('deleteAccount', () =>
      this.asOwner<void, DeleteAccountFailure>(accessToken, (id, email) => {
        const owner = deletionOwner(email, this.auth.emailChanges.formerOf(id));
        if (owner !== null) {
          const redeemed = this.auth.passcodes.redeem(owner.address, purposeOf(id), passcode ?? '', true);
          if (!redeemed.ok) return redeemed;
        }
        this.auth.tokens.endAll(id, null);
        delete this.auth.state.accounts[id];
        delete this.subscriptions.state.subscriptions[id];
        return success(undefined);
      }),
    );
  }

  private subscriptionsOf(accessToken: string): Exported['subscriptions'] {
    const current = this.subscriptions.current(accessToken);
    if (!current.ok) return [];
    const { productId, platform, status, activeOffers, startedAt, expiresOrRenewsAt } = current.value;
    return [
      {
        productId,
        platform,
        status,
        inTrial: activeOffers.includes('Trial'),
        startedAt: new Date(startedAt).toISOString(),
        expiresOrRenewsAt: new Date(expiresOrRenewsAt).toISOString(),
      },
    ];
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
