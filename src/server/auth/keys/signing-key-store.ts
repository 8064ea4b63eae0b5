import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { day, minute } from '../../../domain/duration.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import { deriveKey } from '../../config/secrets.ts';
import type { Database } from '../../db/schema.ts';
import { open, seal } from '../../sealed.ts';
import { lifetimes } from '../lifetimes.ts';

export const signatureAlgorithm = 'ES256';

const PublicJwk = z.object({
  kty: z.literal('EC'),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
});
const PrivateJwk = z.extend(PublicJwk, { d: z.string() });

/** A signing key in the store; `privateJwk` is null when it was sealed with another site secret. */
export interface StoredKey {
  readonly kid: string;
  readonly publicJwk: z.infer<typeof PublicJwk>;
  readonly privateJwk: z.infer<typeof PrivateJwk> | null;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly signsFrom: number;
  /** When the last token it signed has expired; null while it has no successor. */
  readonly deadAt: number | null;
}

/** A server may use the old key until it has read the new one. */
const longestUnaware = 5 * minute;

/** All signing keys, in reverse order of when they start signing. */
export async function readSigningKeys(
  db: Kysely<Database>,
  siteSecret: string,
): Promise<readonly StoredKey[]> {
  const sealKey = sealKeyOf(siteSecret);
  const rows = await db
    .selectFrom('signing_key')
    .selectAll()
    .orderBy('signs_from', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  const keys = rows.map((row) => {
    const opened = open(sealKey, row.sealed_private_jwk);
    return {
      kid: row.kid,
      publicJwk: z.parse(PublicJwk, JSON.parse(row.public_jwk)),
      privateJwk: opened === null ? null : z.parse(PrivateJwk, JSON.parse(opened)),
      createdAt: row.created_at,
      signsFrom: row.signs_from,
    };
  });
  return keys.map((key, index) => {
    // A key that can be opened is only succeeded by one that can be opened too.
    const successor = keys
      .slice(0, index)
      .findLast(({ privateJwk }) => privateJwk !== null || key.privateJwk === null);
    const deadAt =
      successor === undefined ? null : successor.signsFrom + lifetimes.accessToken + longestUnaware;
    return { ...key, deadAt };
  });
}

/** Which of the usable keys, newest first, signs at a given time: the newest that has started, otherwise the next to start. */
export function signingAt<Key extends { readonly signsFrom: number }>(
  usable: readonly Key[],
  now: number,
): Key | undefined {
  return usable.find(({ signsFrom }) => signsFrom <= now) ?? usable.at(-1);
}

/** Adds a key that signs from a given time on, and records it in the audit log. */
export async function addSigningKey(
  trx: Transaction<Database>,
  siteSecret: string,
  key: { readonly now: number; readonly signsFrom: number; readonly by: 'server' | 'operator' },
): Promise<string> {
  const fresh = await generate();
  await trx
    .insertInto('signing_key')
    .values({
      kid: fresh.kid,
      public_jwk: JSON.stringify(fresh.publicJwk),
      sealed_private_jwk: seal(sealKeyOf(siteSecret), JSON.stringify(fresh.privateJwk)),
      created_at: key.now,
      signs_from: key.signsFrom,
    })
    .execute();
  const subject = `key ${fresh.kid}` as const;
  const reason = key.by === 'server' ? 'no key could be used' : 'rotation';
  await writeAudit(trx, { actor: key.by, action: 'signing-key-added', subject, reason }, key.now);
  return fresh.kid;
}

/** Deletes keys whose last token expired over a day ago. */
export async function forgetDeadKeys(db: Kysely<Database>, siteSecret: string, now: number): Promise<void> {
  const keys = await readSigningKeys(db, siteSecret);
  const dead = keys.filter(({ deadAt }) => deadAt !== null && deadAt + day < now).map(({ kid }) => kid);
  if (dead.length > 0) await db.deleteFrom('signing_key').where('kid', 'in', dead).execute();
}

function sealKeyOf(siteSecret: string): Buffer {
  return deriveKey(siteSecret, 'auth signing-key');
}

async function generate() {
  const { privateKey } = await generateKeyPair(signatureAlgorithm, { extractable: true });
  const exported: JWK = await exportJWK(privateKey);
  const kid = crypto.randomUUID();
  const privateJwk = z.parse(PrivateJwk, { ...exported, kid });
  const { d: _, ...publicJwk } = privateJwk;
  return { kid, privateJwk, publicJwk };
}
