const second = 1_000;
const day = 86_400 * second;

/** How long everything the auth service hands out lives, in milliseconds. Wire contract, "Auth service". */
export const lifetimes = {
  /** From `authorize` to the last call of a sign-in; also the cookie's Max-Age. */
  session: 600 * second,
  code: 60 * second,
  accessToken: 14_400 * second,
  refreshToken: 30 * day,
  /** How long after its first use a refresh token still gives the same successor. */
  refreshGrace: 15 * second,
  /** From asking for an e-mail change to confirming it. */
  emailChange: 600 * second,
} as const;
