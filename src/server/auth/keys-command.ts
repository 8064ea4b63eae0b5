import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { lifetimes } from './lifetimes.ts';
import { addSigningKey, readSigningKeys, type StoredKey } from './signing-key-store.ts';

/** What `npm run keys` can be asked: to list the keys, to add one that signs in a day, or one that signs at once. */
export const keysCommands = ['list', 'rotate', 'rotate --now'] as const;
export type KeysCommand = (typeof keysCommands)[number];

/**
 * Carries out a command on the keys and gives what to print. A rotation publishes the new key a day before it signs, so
 * that every client has it by then; the former key stays in the key set until its last token is dead. A second rotation
 * while one is waiting adds nothing.
 */
export async function runKeysCommand(
  db: Kysely<Database>,
  siteSecret: string,
  command: KeysCommand,
  now: number,
): Promise<string> {
  if (command === 'list') return listOf(await readSigningKeys(db, siteSecret), now);
  const before = await readSigningKeys(db, siteSecret);
  const waiting = before.find(({ signsFrom }) => signsFrom > now);
  if (command === 'rotate' && waiting !== undefined) {
    return `A new key is waiting already: it signs from ${time(waiting.signsFrom)}.\n\n${listOf(before, now)}`;
  }
  const signsFrom = command === 'rotate' ? now + lifetimes.keyAhead : now;
  const kid = await db
    .transaction()
    .execute((trx) => addSigningKey(trx, siteSecret, { now, signsFrom, by: 'operator' }));
  const said =
    command === 'rotate'
      ? `New key ${kid}: published now, signs from ${time(signsFrom)}.`
      : `New key ${kid}: signs now. Clients that kept the key set cannot check its tokens for up to an hour.`;
  return `${said}\n\n${listOf(await readSigningKeys(db, siteSecret), now)}`;
}

function listOf(keys: readonly StoredKey[], now: number): string {
  if (keys.length === 0) return 'No key yet: the server makes one at its first start.';
  const signing = keys.find(({ signsFrom, privateJwk }) => signsFrom <= now && privateJwk !== null);
  return keys.map((key) => `${key.kid}  ${stateOf(key, signing, now)}`).join('\n');
}

function stateOf(key: StoredKey, signing: StoredKey | undefined, now: number): string {
  if (key.signsFrom > now) return `published, signs from ${time(key.signsFrom)}`;
  if (key === signing) return `signs since ${time(key.signsFrom)}`;
  if (key.deadAt === null) return 'cannot be opened: the site secret changed';
  return key.deadAt > now ? `published until ${time(key.deadAt)}` : 'over, will be deleted';
}

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}
