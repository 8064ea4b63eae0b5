import { undoLifetime } from '../../domain/account/former-address.ts';
import { lifetimes as shared } from '../../domain/account/lifetimes.ts';
import { day } from '../../domain/duration.ts';

/** How long everything the auth service hands out lives, in milliseconds: what clients know of, and what is the server's own. */
export const lifetimes = {
  ...shared,
  /** An auth token of the first version that is not used; each day of use begins the time anew, up to the second number. */
  legacyToken: 30 * day,
  legacyTokenInAll: 180 * day,
  /** How long a mailed link takes an e-mail change back. */
  emailUndo: undoLifetime,
  /** How long a new signing key is published before it signs: clients keep the key set for an hour, apps for a day. */
  keyAhead: day,
} as const;
