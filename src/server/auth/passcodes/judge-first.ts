import { sql } from 'kysely';
import * as z from 'zod/mini';
import { isUnderWay } from '../../../domain/account/authorization-session.ts';
import { judgePasscode, type PasscodeTry } from '../../../domain/account/passcode.ts';
import { sameText } from '../../keyed-hash.ts';
import type { Look, Looked } from '../../limits/kept-counters.ts';
import { newestFirst } from './newest-first.ts';

const Rows = z.array(
  z.object({
    expiresAt: z.number(),
    closedAt: z.nullable(z.number()),
    codeHash: z.nullable(z.string()),
    sentAt: z.nullable(z.number()),
  }),
);

/** The query for {@link judgeFirst}: a session and the passcodes of an address, both by their hashes. */
export function lookAtTry(session: string, address: string): Look {
  return sql`
    select session.expires_at as "expiresAt", session.closed_at as "closedAt",
      passcode.code_hash as "codeHash", passcode.sent_at as "sentAt"
    from authorization_session session
    left join passcode on passcode.address_hash = ${address} and passcode.purpose = 'sign-in'
    where session.id_hash = ${session}`;
}

/**
 * Judges a sign-in attempt from a look without locks; `typed` is the hash of the entered passcode. Null without a look, or
 * unless the session is active. Only used to refuse: what looks `right` is only accepted once locked. Does not consider
 * whether the address has an account.
 */
export function judgeFirst(looked: Looked, typed: string, now: number): PasscodeTry | null {
  const rows = z.parse(Rows, looked ?? []);
  const [kept] = rows;
  if (kept === undefined || !isUnderWay(kept, now)) return null;
  const sent = rows.flatMap(({ codeHash, sentAt }) =>
    codeHash === null || sentAt === null ? [] : [{ codeHash, sentAt }],
  );
  const isTyped = ({ codeHash }: { readonly codeHash: string }) => sameText(codeHash, typed);
  return judgePasscode({ newestFirst: newestFirst(sent, now), isTyped, opensSomething: true }, now);
}
