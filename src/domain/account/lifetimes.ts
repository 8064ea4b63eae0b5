const second = 1_000;
const day = 86_400 * second;

/** Lifetimes of what the auth service issues, in milliseconds. Wire contract, "Auth service". */
export const lifetimes = {
  /** From `authorize` to the last call of a sign-in; also the cookie's Max-Age. */
  session: 600 * second,
  code: 60 * second,
  /** Grace period after first use in which a code yields the same tokens again to a client that has the verifier. */
  codeGrace: 15 * second,
  accessToken: 14_400 * second,
  /** For an account with an address: after signing out, its owner can request a passcode. */
  refreshToken: 30 * day,
  /**
   * For an account without an address, which may have no other way in: longer than a yearly subscription plus its
   * trial.
   */
  refreshTokenWithoutAddress: 400 * day,
  /** Grace period after first use in which a refresh token yields the same successor. */
  refreshGrace: 15 * second,
  /** From sending. Wire contract and OWASP ASVS 6.5.5. */
  passcode: 600 * second,
  /**
   * From request to confirmation of an e-mail change. Longer than a passcode, so that an expired passcode is reported
   * as such.
   */
  emailChange: 1_800 * second,
} as const;

/**
 * Lifetime of a refresh token issued now, in milliseconds. Each use issues a new one. Wire contract, "Auth service".
 */
export function refreshLifetime(account: { readonly hasAddress: boolean }): number {
  return account.hasAddress ? lifetimes.refreshToken : lifetimes.refreshTokenWithoutAddress;
}
