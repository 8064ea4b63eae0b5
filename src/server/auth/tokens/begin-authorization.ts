import type { Kysely } from 'kysely';
import type { AuthorizeQuery } from '../../../contract/auth.ts';
import { isCodeChallenge } from '../../../domain/account/pkce.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/schema.ts';
import type { BearerAccount } from '../../http/bearer.ts';
import type { AuthorizationSessions } from './authorization-sessions.ts';

/** Starts a sign-in for a client: the web, or an app that names one of its allowed redirect URIs. */
export class BeginAuthorization {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly sessions: AuthorizationSessions,
    private readonly config: Pick<Config, 'clients' | 'appRedirectUris'>,
  ) {}

  /** Returns the session cookie's value. `legacyAccount` is the account of a version 1 token, if one was sent. */
  async execute(
    kind: 'web' | 'app',
    asked: AuthorizeQuery,
    legacyAccount: BearerAccount | null,
  ): Promise<Result<string, { readonly code: 'invalid_authorization_request' }>> {
    const refused = failure({ code: 'invalid_authorization_request' });
    if (!isCodeChallenge(asked.code_challenge)) return refused;
    const redirectUri = asked.redirect_uri ?? null;
    if (kind === 'web' && (asked.client_id !== this.config.clients.web || redirectUri !== null))
      return refused;
    if (kind === 'app') {
      if (asked.client_id !== this.config.clients.apps) return refused;
      if (redirectUri === null || !this.config.appRedirectUris.includes(redirectUri)) return refused;
    }
    const session = {
      clientId: asked.client_id,
      codeChallenge: asked.code_challenge,
      redirectUri,
      accountId: legacyAccount?.accountId ?? null,
    };
    return success(await this.sessions.begin(this.db, session, this.clock.now()));
  }
}
