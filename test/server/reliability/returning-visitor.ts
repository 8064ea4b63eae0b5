import { randomUUID } from 'node:crypto';
import type { Store } from '../../../src/server/db/store.ts';
import { field, type TokenPair, tokensOf } from '../support/auth-client.ts';
import { accountId, type Claim, clientOf, passcodeFor, type Visited } from './busy-visitor.ts';

/** Somebody who has an account and its address. */
export interface Returning {
  readonly id: string;
  readonly email: string;
}

/** Makes so many accounts with addresses, in the store itself. */
export async function makeReturning(store: Store, many: number): Promise<readonly Returning[]> {
  const visitors = Array.from({ length: many }, (_, index) => ({
    id: randomUUID(),
    email: `returning.${index}@pond.example`,
  }));
  await store.db
    .insertInto('account')
    .values(visitors.map((visitor) => ({ ...visitor, created_at: Date.now(), locale: 'en' })))
    .execute();
  return visitors;
}

/**
 * Signs in by passcode, and three times refreshes with two calls at once, as two tabs do, which must be given the same
 * tokens. Notes what was acknowledged.
 */
export async function signInAgain(
  server: Visited,
  { id, email }: Returning,
  note: (claim: Claim) => void,
): Promise<void> {
  const client = clientOf(server);
  await client.authorize();
  const asked = await client.askPasscode(email);
  if (asked.status !== 200) throw new Error(`A passcode was refused with ${asked.status}`);
  const login = await client.logIn(email, await passcodeFor(server, email));
  let tokens = tokensOf(await client.exchange(field(login.body, 'code')));
  note({ what: 'sign-in by passcode', holds: isOf(id, tokens) });
  for (let round = 0; round < 3; round += 1) {
    const [one, other] = await Promise.all([client.refresh(tokens.refresh), client.refresh(tokens.refresh)]);
    const next = tokensOf(one);
    const isOneSuccessor = tokensOf(other).refresh === next.refresh;
    const holds = isOf(id, next);
    note({ what: 'refresh', holds: async (now) => isOneSuccessor && holds(now) });
    tokens = next;
  }
  const last = tokens.refresh;
  note({
    what: 'last refresh token',
    // Used once, it is answered with its one successor for 15 s.
    holds: async (now) => (await clientOf(now).refresh(last)).status === 200,
  });
}

function isOf(id: string, tokens: TokenPair): Claim['holds'] {
  return async (server) => (await accountId(server, tokens)) === id;
}
