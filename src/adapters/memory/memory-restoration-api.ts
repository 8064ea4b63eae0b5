import type { Random } from '../../application/ports/random.ts';
import { type IssueCodeFailure, RestorationApi } from '../../application/ports/restoration-api.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { MemoryAuthServer } from './memory-auth-server.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** Issues codes to those accounts of the in-memory auth server that are entitled. */
export class MemoryRestorationApi extends RestorationApi {
  constructor(
    private readonly server: MemoryAuthServer,
    private readonly isEntitled: (account: string) => boolean,
    private readonly random: Random,
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  issueCode(accessToken: string): Promise<Result<{ readonly code: string }, IssueCodeFailure>> {
    return this.network.call('issueCode', (): Result<{ readonly code: string }, IssueCodeFailure> => {
      const holder = this.server.tokens.verify(accessToken);
      if (holder === null) return failure({ code: 'invalid_token' });
      if (!this.isEntitled(holder.account)) return failure({ code: 'not_entitled' });
      return success({ code: this.random.uuid() });
    });
  }
}
