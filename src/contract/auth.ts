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

/** Pages that the auth service makes itself, at the root; their links come by mail, with a `token`. */
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

/** Answer of `authorize` for the web: the session is open, its cookie set. */
export const AuthorizeReply = z.object({ status: z.literal('ok') });

/** Answer of `create` and `login` for the web: a code that lives 60 seconds and is used once. */
export const CodeReply = z.object({ code: nonEmpty });

/** Query of `passcode`; `locale` is the language of the mail. */
export const PasscodeQuery = z.object({ email: nonEmpty, locale: z.optional(z.string()) });
/** Answer of `passcode`, the same for addresses with an account and without. */
export const PasscodeReply = z.object({ status: z.literal('sent') });

/** JSON body of `login`: an address with its passcode, or a recovery key, however it was typed. */
export const LoginBody = z.discriminatedUnion('method', [
  z.object({ email: nonEmpty, otp: nonEmpty, method: z.literal('otp') }),
  z.object({ key: nonEmpty, method: z.literal('recovery-key') }),
]);

/** Answer of `recoveryKey`: `XXXX-XXXX-XXXX-XXXX-XXXX`, shown once; the account's earlier one is good no more. */
export const RecoveryKeyReply = z.object({ key: nonEmpty });
/** Answer of `recoveryKeyKept`: from now on the key counts as a way to the account. */
export const RecoveryKeyKeptReply = z.object({ status: z.literal('kept') });

/** Of what kind a token is that is exchanged for others, and the one that comes of it. RFC 8693 section 3. */
export const accessTokenType = 'urn:ietf:params:oauth:token-type:access_token';

/** The grant by which one token is exchanged for others. RFC 8693 section 2.1. */
export const tokenExchange = 'urn:ietf:params:oauth:grant-type:token-exchange';

/** Query (GET) or form (POST) of `token`: a code with its verifier, and of an app with its `redirect_uri`, or a refresh token. RFC 6749 sections 4.1.3 and 6. */
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

/** Form of `token` that hands a session over to an app, by its access token; `audience` is the app's client id. RFC 8693. */
export const HandOverForm = z.object({
  grant_type: z.literal(tokenExchange),
  subject_token: nonEmpty,
  subject_token_type: z.literal(accessTokenType),
  client_id: nonEmpty,
  audience: nonEmpty,
  ttl: z.optional(z.string()),
});

/** Form (POST) of `token`: what its query takes, or a session to hand over, whose token never stands in an address. */
export const TokenForm = z.union([TokenQuery, HandOverForm]);
export type TokenForm = z.infer<typeof TokenForm>;

/**
 * Answer of `token`; `expires_in` is in seconds. Host apps verify both tokens against `keys`; the refresh token's audience
 * is `Auth`, its scope `refresh`.
 */
export const TokenReply = z.object({
  access_token: nonEmpty,
  /** Told of what was handed over only. */
  issued_token_type: z.optional(z.string()),
  refresh_token: z.optional(z.string()),
  expires_in: z.optional(z.number()),
  token_type: z.optional(z.string()),
});
export type TokenReply = z.infer<typeof TokenReply>;

/** Answer of `logout` and `logoutEverywhere`: `logged_out`. */
export const LogoutReply = z.object({ status: nonEmpty });

/** One thing that an account may use, by the name host apps know; `name` is the plan that it comes with. */
export const Entitlement = z.object({ product: nonEmpty, name: z.optional(z.string()) });

/** Answer of `account`: id (a UUID), address (null when there is none) and what the account may use. */
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

/** Query of `editConfirm`: the request's hash, the passcode from the mail, and the address unless it is to be removed. */
export const EditConfirmQuery = z.object({
  email: z.optional(z.string()),
  otp: nonEmpty,
  hash: nonEmpty,
  locale: z.optional(z.string()),
});
/** Answer of `editConfirm`: the address that was set, or for a removal the one that is gone. */
export const EditConfirmReply = z.object({ status: z.literal('confirmed'), email: z.string() });

/** Query of `deleteRequest`: the language of the mail. */
export const DeleteRequestQuery = z.object({ locale: z.optional(z.string()) });
/**
 * Answer of `deleteRequest`: a passcode is on its way to `sentTo` (masked, `d…@pond.example`), which for 7 days after a
 * change of address is the former one (`isFormer`); or the account has no address and needs none.
 */
export const DeleteRequestReply = z.object({
  status: z.enum(['sent', 'not_needed']),
  sentTo: z.optional(z.string()),
  isFormer: z.optional(z.boolean()),
});

/** JSON body of `delete`; the passcode is needed when the account has an address. An empty body will do otherwise. */
export const DeleteBody = z.object({ otp: z.optional(z.string()) });
/** Answer of `delete`: the account is gone. */
export const DeleteReply = z.object({ status: z.literal('deleted') });

const exportedTime = z.iso.datetime();

/**
 * Answer of `export`: what the site knows about an account and its address. Times as ISO 8601 in UTC.
 *
 * Not in it: keyed hashes, which say nothing without our secret and whose originals nobody else may learn (passcodes,
 * tokens, codes, limits, who had a trial), a client's own idempotency keys, the card provider's names for the customer,
 * whom its portal shows, and the record of which emails were written, which are in the reader's mailbox.
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
  /** Addresses before changes that can still be undone. */
  formerAddresses: z.array(
    z.object({ email: z.string(), changedAt: exportedTime, undoableUntil: exportedTime }),
  ),
  /** Orders of the newsletter by the account's address; `confirmedAt` is null until its reader has confirmed. */
  newsletter: z.array(
    z.object({
      news: z.boolean(),
      tips: z.boolean(),
      askedAt: exportedTime,
      confirmedAt: z.nullable(exportedTime),
    }),
  ),
  /** Which mail no longer goes to the account's address, and why. */
  stoppedMail: z.array(z.object({ scope: z.string(), reason: z.string(), since: exportedTime })),
  /** When the account's recovery key was made, and known to be saved by its owner. The key itself is not kept, only a hash. */
  recoveryKey: z.nullable(z.object({ madeAt: exportedTime, savedAt: z.nullable(exportedTime) })),
  /** Of the first version's the last use is not kept. */
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
  /** Codes of identity theft restoration that still hold. The codes themselves are not kept, only hashes. */
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
