const second = 1_000;
const day = 86_400 * second;

/** How long what the auth service hands out lives, in milliseconds. Wire contract, "Auth service". */
export const lifetimes = {
  /** From `authorize` to the last call of a sign-in; also the cookie's Max-Age. */
  session: 600 * second,
  code: 60 * second,
  /** How long after its first use a code still gives the same tokens to who has its verifier. */
  codeGrace: 15 * second,
  accessToken: 14_400 * second,
  /** Of an account with an address: its owner, once signed out, can ask for a passcode. */
  refreshToken: 30 * day,
  /** Of an account without one, which may have no other way back: longer than a year's subscription with its trial. */
  refreshTokenWithoutAddress: 400 * day,
  /** How long after its first use a refresh token still gives the same successor. */
  refreshGrace: 15 * second,
  /** From sending; wire contract and OWASP ASVS 6.5.5. */
  passcode: 600 * second,
  /** From asking for an e-mail change to confirming it: longer than a passcode, so that one that is too old is called that. */
  emailChange: 1_800 * second,
} as const;

/** How long a refresh token lives that is given now, in milliseconds. Each use gives a new one. Wire contract, "Auth service". */
export function refreshLifetime(account: { readonly hasAddress: boolean }): number {
  return account.hasAddress ? lifetimes.refreshToken : lifetimes.refreshTokenWithoutAddress;
}
