import * as z from 'zod/mini';

/**
 * Paths of the v1 auth service, relative to `authBase`. `edit` and `editConfirm` have the same requests and responses
 * as in v2, `loginLink` responds like `passcode`, and `validate` like `account`.
 */
export const legacyAuthPaths = {
  loginLink: '/loginlink',
  login: '/login',
  validate: '/validate-token',
  edit: '/account/edit',
  editConfirm: '/account/edit/confirm',
} as const;

const nonEmpty = z.string().check(z.minLength(1));

/** Query of `login`: the address and the passcode sent to it. */
export const LegacyLoginQuery = z.object({ email: nonEmpty, otp: nonEmpty });

/**
 * Response of `login`: the account and its token, which expires 30 days after its last use and after at most 180 days.
 */
export const LegacyLoginReply = z.object({
  external_id: nonEmpty,
  auth_token: nonEmpty,
  email: z.optional(z.nullable(z.string())),
  status: z.optional(z.string()),
});
export type LegacyLoginReply = z.infer<typeof LegacyLoginReply>;
