import { TokenApi, type TokenFailure } from '../../application/ports/token-api.ts';
import { requireVerifier } from '../../domain/account/pkce.ts';
import type { Tokens } from '../../domain/account/token.ts';
import type { CallFailure, InvalidToken } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { MemoryAuthServer } from './memory-auth-server.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** Tokens from the in-memory auth server. */
export class MemoryTokenApi extends TokenApi {
  constructor(
    private readonly server: MemoryAuthServer,
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  async exchange(request: {
    readonly code: string;
    readonly verifier: string;
  }): Promise<Result<Tokens, TokenFailure>> {
    const verifier = requireVerifier(request.verifier);
    return this.network.call('exchange', () => this.server.tokens.exchange(request.code, verifier));
  }

  refresh(refreshToken: string): Promise<Result<Tokens, TokenFailure>> {
    return this.network.call('refresh', () => this.server.tokens.refresh(refreshToken));
  }

  signOut(accessToken: string): Promise<Result<void, InvalidToken | CallFailure>> {
    return this.network.call('signOut', () => this.server.tokens.signOut(accessToken));
  }

  signOutEverywhere(accessToken: string): Promise<Result<void, InvalidToken | CallFailure>> {
    return this.network.call('signOutEverywhere', () => this.server.signOutEverywhere(accessToken));
  }

  handOver(accessToken: string): Promise<Result<Tokens, TokenFailure>> {
    return this.network.call('handOver', () => this.server.tokens.handOver(accessToken));
  }
}
