import { type Context, Hono } from 'hono';
import { accessTokenType, authPaths, TokenForm, TokenQuery } from '../../contract/auth.ts';
import { tokenErrorCodes } from '../../contract/error.ts';
import { second } from '../../domain/duration.ts';
import type { Result } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { errorAnswer, HttpError } from '../http/http-error.ts';
import { readSingleForm, readSingleQuery } from '../http/read-input.ts';
import { tooOften } from '../limits/owner-limits.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import { lifetimes } from './lifetimes.ts';
import type { ExchangeCode } from './tokens/exchange-code.ts';
import type { HandOver } from './tokens/hand-over.ts';
import type { RefreshTokens } from './tokens/refresh-tokens.ts';
import type { GrantedTokens, GrantFailure } from './tokens/token-answer.ts';

interface TokenRouteParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly keys: SigningKeys;
  readonly useCases: {
    readonly exchangeCode: ExchangeCode;
    readonly refreshTokens: RefreshTokens;
    readonly handOver: HandOver;
  };
}

/** Tokens for a code, for a refresh token or for another's token, and the keys that they are signed with. */
export function tokenRoutes({ config, clock, keys, useCases }: TokenRouteParts): Hono {
  const routes = new Hono();

  routes.get(authPaths.keys, (c) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.json({ keys: keys.published(clock.now()) });
  });

  const grant = (asked: TokenForm): Promise<Result<GrantedTokens, GrantFailure>> => {
    const accessLifetime = lifetimeAskedFor(config, asked.ttl);
    const clientId = asked.client_id;
    switch (asked.grant_type) {
      case 'authorization_code': {
        const { code, code_verifier: verifier, redirect_uri: redirectUri } = asked;
        return useCases.exchangeCode.execute({ code, verifier, clientId, redirectUri, accessLifetime });
      }
      case 'refresh_token': {
        const refreshToken = asked.refresh_token ?? '';
        return useCases.refreshTokens.execute({ refreshToken, clientId, accessLifetime });
      }
      default: {
        const { subject_token: subjectToken, audience } = asked;
        return useCases.handOver.execute({ subjectToken, clientId, audience, accessLifetime });
      }
    }
  };
  const token = async (c: Context, asked: TokenForm) => {
    const granted = await grant(asked);
    if (!granted.ok) {
      const { error } = granted;
      if (error.code === 'too_many_requests') throw tooOften(error);
      const details = 'reason' in error ? { errorCode: tokenErrorCodes[error.reason] } : {};
      return errorAnswer(c, 400, error.code, details);
    }
    const { accessToken, refreshToken, expiresInSeconds } = granted.value;
    return c.json({
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: expiresInSeconds,
      token_type: 'Bearer',
      ...('audience' in asked ? { issued_token_type: accessTokenType } : {}),
    });
  };
  routes.get(authPaths.token, (c) => token(c, readSingleQuery(c, TokenQuery, unreadableToken)));
  routes.post(authPaths.token, async (c) => token(c, await readSingleForm(c, TokenForm, unreadableToken)));

  return routes;
}

// Clients of this call know these codes only.
const unreadableToken = () =>
  new HttpError(400, 'invalid_token_request', { errorCode: tokenErrorCodes.invalid });

/** Production's tokens all live equally long; elsewhere a client may ask for a shorter life, to see a token expire. */
function lifetimeAskedFor(config: Config, ttl: string | undefined): number {
  if (config.siteEnv === 'production' || ttl === undefined) return lifetimes.accessToken;
  if (!/^[1-9]\d{0,4}$/.test(ttl)) throw unreadableToken();
  return Math.min(Number(ttl) * second, lifetimes.accessToken);
}
