import { undoLifetime } from '../../domain/account/former-address.ts';
import { lifetimes as shared } from '../../domain/account/lifetimes.ts';
import { day } from '../../domain/duration.ts';

/** Lifetimes of everything the auth service issues, in milliseconds: those that clients know, and the server's own. */
export const lifetimes = {
  ...shared,
  /** An unused version 1 auth token; each day of use extends it, up to the total. */
  legacyToken: 30 * day,
  legacyTokenInAll: 180 * day,
  /** How long a mailed link can undo an email change. */
  emailUndo: undoLifetime,
  /** How long a new signing key is published before it signs: clients cache the key set for an hour, apps for a day. */
  keyAhead: day,
} as const;
