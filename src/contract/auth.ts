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
  logoutEverywhere: '/v2/logout/everywhere',
  account: '/v2/account',
  recoveryKey: '/v2/account/recovery-key',
  recoveryKeyKept: '/v2/account/recovery-key/kept',
  edit: '/v2/account/edit',
  editConfirm: '/v2/account/edit/confirm',
  keys: '/v2/.well-known/jwks.json',
  export: '/v2/account/export',
  deleteRequest: '/v2/account/delete/request',
  delete: '/v2/account/delete',
} as const;

/** Pages that the auth service renders itself, at the root; linked from mails, with a `token`. */
export const authPagePaths = { undoEmailChange: '/account/undo-email-change' } as const;

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

/** Response of `authorize` for the web: the session is open and its cookie set. */
export const AuthorizeReply = z.object({ status: z.literal('ok') });

/** Response of `create` and `login` for the web: a single-use code, valid for 60 seconds. */
export const CodeReply = z.object({ code: nonEmpty });

/** Query of `passcode`; `locale` is the language of the mail. */
export const PasscodeQuery = z.object({ email: nonEmpty, locale: z.optional(z.string()) });
/** Response of `passcode`, the same whether or not the address has an account. */
export const PasscodeReply = z.object({ status: z.literal('sent') });

/** JSON body of `login`: an address with its passcode, or a recovery key in whatever form it was typed. */
export const LoginBody = z.discriminatedUnion('method', [
  z.object({ email: nonEmpty, otp: nonEmpty, method: z.literal('otp') }),
  z.object({ key: nonEmpty, method: z.literal('recovery-key') }),
]);

/** Response of `recoveryKey`: `XXXX-XXXX-XXXX-XXXX-XXXX`, shown once; it replaces the account's previous key. */
export const RecoveryKeyReply = z.object({ key: nonEmpty });
/** Response of `recoveryKeyKept`: from now on the key counts as a way to reach the account. */
export const RecoveryKeyKeptReply = z.object({ status: z.literal('kept') });

/** The type of both the exchanged and the issued token. RFC 8693 section 3. */
export const accessTokenType = 'urn:ietf:params:oauth:token-type:access_token';

/** The token exchange grant. RFC 8693 section 2.1. */
export const tokenExchange = 'urn:ietf:params:oauth:grant-type:token-exchange';

/**
 * Query (GET) or form (POST) of `token`: a code with its verifier and, for apps, its `redirect_uri`; or a refresh
 * token. RFC 6749 sections 4.1.3 and 6.
 */
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

/**
 * Form of `token` that hands a session over to an app, identified by its access token; `audience` is the app's client
 * id. RFC 8693.
 */
export const HandOverForm = z.object({
  grant_type: z.literal(tokenExchange),
  subject_token: nonEmpty,
  subject_token_type: z.literal(accessTokenType),
  client_id: nonEmpty,
  audience: nonEmpty,
  ttl: z.optional(z.string()),
});

/**
 * Form (POST) of `token`: the parameters of its query, or a session to hand over, whose token must never appear in a
 * URL.
 */
export const TokenForm = z.union([TokenQuery, HandOverForm]);
export type TokenForm = z.infer<typeof TokenForm>;

/**
 * Response of `token`; `expires_in` is in seconds. Host apps verify both tokens against `keys`; the refresh token's
 * audience is `Auth`, its scope `refresh`.
 */
export const TokenReply = z.object({
  access_token: nonEmpty,
  /** Only in the response to a hand-over. */
  issued_token_type: z.optional(z.string()),
  refresh_token: z.optional(z.string()),
  expires_in: z.optional(z.number()),
  token_type: z.optional(z.string()),
});
export type TokenReply = z.infer<typeof TokenReply>;

/** Response of `logout` and `logoutEverywhere`: `logged_out`. */
export const LogoutReply = z.object({ status: nonEmpty });

/** An entitlement of an account, by the name host apps know; `name` is the plan that includes it. */
export const Entitlement = z.object({ product: nonEmpty, name: z.optional(z.string()) });

/** Response of `account`: id (a UUID), address (null when there is none) and entitlements. */
export const AccountReply = z.object({
  account: z.object({
    external_id: nonEmpty,
    email: z.nullable(z.string()),
    entitlements: z.array(Entitlement),
  }),
});
export type AccountReply = z.infer<typeof AccountReply>;

/** Query of `edit`; without `email` the account's address is removed. */
export const EditQuery = z.object({ email: z.optional(nonEmpty), locale: z.optional(z.string()) });
/** Response of `edit`: the hash to send with `editConfirm`. */
export const EditReply = z.object({ hash: nonEmpty });

/**
 * Query of `editConfirm`: the hash of the request, the passcode from the mail, and the new address, unless it is to be
 * removed.
 */
export const EditConfirmQuery = z.object({
  email: z.optional(z.string()),
  otp: nonEmpty,
  hash: nonEmpty,
  locale: z.optional(z.string()),
});
/** Response of `editConfirm`: the new address, or the removed one. */
export const EditConfirmReply = z.object({ status: z.literal('confirmed'), email: z.string() });

/** Query of `deleteRequest`: the language of the mail. */
export const DeleteRequestQuery = z.object({ locale: z.optional(z.string()) });
/**
 * Response of `deleteRequest`: a passcode was sent to `sentTo` (masked, `d…@pond.example`), which for 7 days after a
 * change of address is the former one (`isFormer`); or the account has no address and needs no passcode.
 */
export const DeleteRequestReply = z.object({
  status: z.enum(['sent', 'not_needed']),
  sentTo: z.optional(z.string()),
  isFormer: z.optional(z.boolean()),
});

/**
 * JSON body of `delete`; the passcode is required when the account has an address. Otherwise an empty body is enough.
 */
export const DeleteBody = z.object({ otp: z.optional(z.string()) });
/** Response of `delete`: the account is gone. */
export const DeleteReply = z.object({ status: z.literal('deleted') });

const exportedTime = z.iso.datetime();

/**
 * Response of `export`: what the site knows about an account and its address. Times are ISO 8601 in UTC.
 *
 * Not included: keyed hashes, which mean nothing without our secret and whose originals nobody else may learn
 * (passcodes, tokens, codes, limits, who had a trial); a client's own idempotency keys; the card provider's names for
 * the customer, which its portal shows; and the record of sent emails, which are in the recipient's mailbox.
 */
export const AccountExport = z.object({
  exportedAt: exportedTime,
  account: z.object({
    id: nonEmpty,
    email: z.nullable(z.string()),
    locale: z.nullable(z.string()),
    createdAt: exportedTime,
    entitlements: z.array(Entitlement),
  }),
  /** Former addresses whose change can still be undone. */
  formerAddresses: z.array(
    z.object({ email: z.string(), changedAt: exportedTime, undoableUntil: exportedTime }),
  ),
  /** Newsletter sign-ups with the account's address; `confirmedAt` is null until confirmed. */
  newsletter: z.array(
    z.object({
      news: z.boolean(),
      tips: z.boolean(),
      askedAt: exportedTime,
      confirmedAt: z.nullable(exportedTime),
    }),
  ),
  /** Which mail is no longer sent to the account's address, and why. */
  stoppedMail: z.array(z.object({ scope: z.string(), reason: z.string(), since: exportedTime })),
  /**
   * When the account's recovery key was made, and when its owner was known to have saved it. Only a hash of the key is
   * stored.
   */
  recoveryKey: z.nullable(z.object({ madeAt: exportedTime, savedAt: z.nullable(exportedTime) })),
  /** The last use of v1 sign-ins is not recorded. */
  signIns: z.array(
    z.object({
      client: z.string(),
      since: exportedTime,
      lastUsedAt: z.nullable(exportedTime),
      until: z.nullable(exportedTime),
    }),
  ),
  checkouts: z.array(
    z.object({
      productId: z.string(),
      platform: z.string(),
      country: z.string(),
      origin: z.nullable(z.string()),
      state: z.string(),
      openedAt: exportedTime,
    }),
  ),
  subscriptions: z.array(
    z.object({
      productId: z.string(),
      platform: z.string(),
      status: z.string(),
      inTrial: z.boolean(),
      startedAt: exportedTime,
      expiresOrRenewsAt: exportedTime,
      history: z.array(
        z.object({
          at: exportedTime,
          action: z.string(),
          productId: z.string(),
          status: z.string(),
          inTrial: z.boolean(),
          expiresOrRenewsAt: exportedTime,
        }),
      ),
    }),
  ),
  /** Valid identity theft restoration codes. Only hashes of the codes are stored. */
  restorationCodes: z.array(z.object({ issuedAt: exportedTime, expiresAt: exportedTime })),
  trial: z.nullable(z.object({ startedAt: exportedTime })),
  auditLog: z.array(z.object({ at: exportedTime, by: z.string(), action: z.string(), reason: z.string() })),
});
export type AccountExport = z.infer<typeof AccountExport>;

/** Claims of the access token, an ES256 JWT with audience `PrivacyPro`; times in seconds since the epoch. RFC 7519. */
export const AccessTokenClaims = z.object({
  sub: nonEmpty,
  email: z.nullable(z.string()),
  entitlements: z.array(Entitlement),
  iat: z.number(),
  exp: z.number(),
});
export type AccessTokenClaims = z.infer<typeof AccessTokenClaims>;
