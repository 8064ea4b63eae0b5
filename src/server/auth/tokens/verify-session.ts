import type { Context } from 'hono';
import type { SignedIn } from './access-tokens.ts';
import type { LegacySignedIn } from './legacy-tokens.ts';

/** Turns a token of either version into its session, or null. */
export type VerifySession<Session = SignedIn | LegacySignedIn> = (
  token: string,
  c: Context,
) => Promise<Session | null>;
