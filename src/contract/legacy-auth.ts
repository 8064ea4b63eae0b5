import * as z from 'zod/mini';

/**
 * Paths of the auth service in its first version, relative to `authBase`. `edit` and `editConfirm` take and give what
 * those of the second version do, `loginLink` answers as `passcode` does, and `validate` as `account` does.
 */
export const legacyAuthPaths = {
  loginLink: '/loginlink',
  login: '/login',
  validate: '/validate-token',
  edit: '/account/edit',
  editConfirm: '/account/edit/confirm',
} as const;

const nonEmpty = z.string().check(z.minLength(1));

/** Query of `login`: the address and the passcode that was mailed to it. */
export const LegacyLoginQuery = z.object({ email: nonEmpty, otp: nonEmpty });

/** Answer of `login`: whose account it is, and its token, which lives 30 days after its last use and 180 days at most. */
export const LegacyLoginReply = z.object({
  external_id: nonEmpty,
  auth_token: nonEmpty,
  email: z.optional(z.nullable(z.string())),
  status: z.optional(z.string()),
});
export type LegacyLoginReply = z.infer<typeof LegacyLoginReply>;
