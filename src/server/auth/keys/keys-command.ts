import type { Kysely } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/schema.ts';
import { lifetimes } from '../lifetimes.ts';
import { revokeSigningKey } from './revoke-signing-key.ts';
import { addSigningKey, readSigningKeys, type StoredKey, signingAt } from './signing-key-store.ts';
import { acceptStoreAddress } from './store-address.ts';
import { acceptStoreSecret } from './store-secret.ts';

/**
 * The commands of `npm run keys`: list the keys, add one that signs in a day or at once, revoke one, or allow the store to be
 * used with another site secret or at another public URL.
 */
export type KeysCommand = (typeof plainCommands)[number] | `revoke ${string}`;

const plainCommands = ['list', 'rotate', 'rotate --now', 'accept-secret', 'accept-address'] as const;

/** What the commands need from the configuration. */
export type KeysSettings = Pick<Config, 'publicUrl' | 'isPublicUrlSet' | 'databaseUrl'> & {
  readonly secrets: Pick<Config['secrets'], 'site'>;
};

/** The result of a command: what to print, and whether it succeeded. */
export interface KeysAnswer {
  readonly done: boolean;
  readonly text: string;
}

/** Parses a typed command; null if there is no such command. */
export function readKeysCommand(text: string): KeysCommand | null {
  const plain = plainCommands.find((command) => command === text);
  if (plain !== undefined) return plain;
  const kid = /^revoke ([0-9a-f-]{36})$/.exec(text)?.[1];
  return kid === undefined ? null : `revoke ${kid}`;
}

/**
 * Runs a command on the keys. A rotation publishes the new key a day before it signs, so that every client has it by then; the
 * old key stays in the key set until its last token has expired. A second rotation while one is pending adds nothing. A
 * revocation invalidates a key and the access tokens it signed.
 */
export async function runKeysCommand(
  db: Kysely<Database>,
  settings: KeysSettings,
  command: KeysCommand,
  now: number,
): Promise<KeysAnswer> {
  const siteSecret = settings.secrets.site;
  const list = async () => listOf(await readSigningKeys(db, siteSecret), now);
  if (command === 'list') return { done: true, text: await list() };
  const answer = await answerTo(db, settings, command, now);
  return { ...answer, text: `${answer.text}\n\n${await list()}` };
}

async function answerTo(
  db: Kysely<Database>,
  settings: KeysSettings,
  command: Exclude<KeysCommand, 'list'>,
  now: number,
): Promise<KeysAnswer> {
  const siteSecret = settings.secrets.site;
  switch (command) {
    case 'rotate':
    case 'rotate --now':
      return { done: true, text: await rotate(db, siteSecret, command, now) };
    case 'accept-secret':
      return { done: true, text: await accept(db, siteSecret) };
    case 'accept-address':
      return move(db, settings);
    default:
      return revoke(db, siteSecret, command.slice('revoke '.length), now);
  }
}

async function accept(db: Kysely<Database>, siteSecret: string): Promise<string> {
  return (await acceptStoreSecret(db, siteSecret))
    ? 'The store takes this secret from now on, and no other. A server makes a key for it at its next start.'
    : 'The store has taken this secret before. Nothing was changed.';
}

async function move(db: Kysely<Database>, settings: KeysSettings): Promise<KeysAnswer> {
  const { publicUrl, isPublicUrlSet, databaseUrl } = settings;
  if (databaseUrl === undefined)
    return {
      done: false,
      text: 'The embedded store takes any PUBLIC_URL: set it and restart. Nothing was changed.',
    };
  if (!isPublicUrlSet)
    return {
      done: false,
      text: 'PUBLIC_URL is not set: set it to the address of the site. Nothing was changed.',
    };
  const former = await acceptStoreAddress(db, publicUrl);
  return {
    done: true,
    text:
      former === publicUrl
        ? `The servers of this store are at ${publicUrl} already. Nothing was changed.`
        : `The servers of this store are at ${publicUrl} from now on, and nowhere else. Start them with that as PUBLIC_URL.`,
  };
}

async function rotate(
  db: Kysely<Database>,
  siteSecret: string,
  command: 'rotate' | 'rotate --now',
  now: number,
): Promise<string> {
  const before = await readSigningKeys(db, siteSecret);
  const waiting = before.find(({ signsFrom }) => signsFrom > now);
  if (command === 'rotate' && waiting !== undefined) {
    return `A new key is waiting already: it signs from ${time(waiting.signsFrom)}.`;
  }
  const signsFrom = command === 'rotate' ? now + lifetimes.keyAhead : now;
  const kid = await db
    .transaction()
    .execute((trx) => addSigningKey(trx, siteSecret, { now, signsFrom, by: 'operator' }));
  return command === 'rotate'
    ? `New key ${kid}: published now, signs from ${time(signsFrom)}.`
    : `New key ${kid}: signs now. Clients that kept the key set cannot check its tokens for up to an hour. The former key stays valid: revoke it when others may know it.`;
}

async function revoke(
  db: Kysely<Database>,
  siteSecret: string,
  kid: string,
  now: number,
): Promise<KeysAnswer> {
  const revoked = await revokeSigningKey(db, siteSecret, kid, now);
  if (!revoked.ok) {
    return {
      done: false,
      text:
        revoked.error.code === 'unknown_key'
          ? `There is no key ${kid}. Nothing was changed.`
          : `Key ${kid} signs and no newer one could take its place. Nothing was changed: first \`npm run keys -- rotate --now\`, then revoke it.`,
    };
  }
  const { successor } = revoked.value;
  const next = successor === null ? '' : ` Key ${successor} signs from now on.`;
  return { done: true, text: `Key ${kid} is revoked: no access token of it is valid any more.${next}` };
}

function listOf(keys: readonly StoredKey[], now: number): string {
  if (keys.length === 0) return 'No key yet: the server makes one at its first start.';
  const signing = signingAt(
    keys.filter(({ privateJwk }) => privateJwk !== null),
    now,
  );
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
