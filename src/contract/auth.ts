import * as z from 'zod/mini';

/** Where the auth service is mounted on the site's own origin. */
export const authBase = '/api/auth';

/** Paths of the auth service, relative to {@link authBase}. */
export const authPaths = {
  authorize: '/v2/authorize',
  create: '/v2/account/create',
  passcode: '/v2/otp',
  login: '/v2/login',
  token: '/v2/token',
  logout: '/v2/logout',
  account: '/v2/account',
  edit: '/v2/account/edit',
  editConfirm: '/v2/account/edit/confirm',
  keys: '/v2/.well-known/jwks.json',
} as const;

const nonEmpty = z.string().check(z.minLength(1));

/** Query of `authorize`, for the web (POST) and, with `redirect_uri`, for apps (GET). RFC 7636 section 4.3. */
export const AuthorizeQuery = z.object({
  code_challenge: nonEmpty,
  code_challenge_method: z.optional(z.literal('S256')),
  client_id: nonEmpty,
  response_type: z.literal('code'),
  scope: z.literal('privacypro'),
  redirect_uri: z.optional(z.string()),
});
export type AuthorizeQuery = z.infer<typeof AuthorizeQuery>;

export const AuthorizeReply = z.object({ status: z.literal('ok') });

/** Answer of `create` and `login` for the web: a code that lives 60 seconds and is used once. */
export const CodeReply = z.object({ code: nonEmpty });

/** Query of `passcode`; `locale` is the language of the mail. */
export const PasscodeQuery = z.object({ email: nonEmpty, locale: z.optional(z.string()) });
export const PasscodeReply = z.object({ status: z.literal('sent') });

/** JSON body of `login`. */
export const LoginBody = z.object({ email: nonEmpty, otp: nonEmpty, method: z.literal('otp') });

/** Query (GET) or form (POST) of `token`: a code with its verifier, or a refresh token. RFC 6749 sections 4.1.3 and 6. */
export const TokenQuery = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: nonEmpty,
    code_verifier: nonEmpty,
    client_id: nonEmpty,
    redirect_uri: z.optional(z.string()),
    ttl: z.optional(z.string()),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: nonEmpty,
    refresh_token: z.optional(z.string()),
    ttl: z.optional(z.string()),
  }),
]);
export type TokenQuery = z.infer<typeof TokenQuery>;

/** Answer of `token`; `expires_in` is in seconds. */
export const TokenReply = z.object({
  access_token: nonEmpty,
  refresh_token: z.optional(z.string()),
  expires_in: z.optional(z.number()),
  token_type: z.optional(z.string()),
});
export type TokenReply = z.infer<typeof TokenReply>;

export const LogoutReply = z.object({ status: nonEmpty });

export const Entitlement = z.object({ product: nonEmpty, name: z.optional(z.string()) });

export const AccountReply = z.object({
  account: z.object({
    external_id: nonEmpty,
    email: z.nullable(z.string()),
    entitlements: z.array(Entitlement),
  }),
});
export type AccountReply = z.infer<typeof AccountReply>;

/** Query of `edit`; without an e-mail the account's e-mail is removed. */
export const EditQuery = z.object({ email: z.optional(nonEmpty), locale: z.optional(z.string()) });
/** Answer of `edit`: the hash that `editConfirm` must carry back. */
export const EditReply = z.object({ hash: nonEmpty });

export const EditConfirmQuery = z.object({
  email: z.optional(z.string()),
  otp: nonEmpty,
  hash: nonEmpty,
  locale: z.optional(z.string()),
});
export const EditConfirmReply = z.object({ status: z.literal('confirmed'), email: z.string() });

/** Claims of the access token, an ES256 JWT with audience `PrivacyPro`; times in seconds since the epoch. RFC 7519. */
export const AccessTokenClaims = z.object({
  sub: nonEmpty,
  email: z.nullable(z.string()),
  entitlements: z.array(Entitlement),
  iat: z.number(),
  exp: z.number(),
});
export type AccessTokenClaims = z.infer<typeof AccessTokenClaims>;
