import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../db/schema.ts';
import { open, seal } from '../sealed.ts';
import { deriveKey } from '../secrets.ts';

export const signatureAlgorithm = 'ES256';

const PublicJwk = z.object({
  kty: z.literal('EC'),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
});
const PrivateJwk = z.extend(PublicJwk, { d: z.string() });

/** A public key as the key set shows it. */
export interface PublishedKey extends z.infer<typeof PublicJwk> {
  readonly alg: typeof signatureAlgorithm;
  readonly use: 'sig';
}

/** The keys that sign access tokens. Made at first start and kept, the private half sealed under the site secret. */
export class SigningKeys {
  private constructor(
    /** The newest key: what signs. */
    readonly current: { readonly kid: string; readonly privateKey: CryptoKey },
    /** Every key whose tokens may still be around, newest first. */
    readonly published: readonly PublishedKey[],
    /** Finds the key of a token's header. */
    readonly resolve: JWTVerifyGetKey,
  ) {}

  /**
   * Reads the keys, making the first one in a new store, and a new one when the newest cannot be opened because
   * the site secret changed. Two processes that start at once agree on one.
   */
  static async open(db: Kysely<Database>, siteSecret: string, now: number): Promise<SigningKeys> {
    const sealKey = deriveKey(siteSecret, 'auth signing-key');
    const fresh = await generate();
    const { rows, current } = await db.transaction().execute(async (trx) => {
      const read = () => trx.selectFrom('signing_key').selectAll().orderBy('created_at', 'desc').execute();
      const kept = await read();
      const usable = openPrivate(kept[0], sealKey);
      if (usable) return { rows: kept, current: usable };
      await trx
        .insertInto('signing_key')
        .values({
          kid: fresh.kid,
          public_jwk: JSON.stringify(fresh.publicJwk),
          sealed_private_jwk: seal(sealKey, JSON.stringify(fresh.privateJwk)),
          created_at: now,
        })
        .execute();
      return { rows: await read(), current: fresh.privateJwk };
    });
    const published = rows.map((row): PublishedKey => {
      const jwk = z.parse(PublicJwk, JSON.parse(row.public_jwk));
      return { ...jwk, alg: signatureAlgorithm, use: 'sig' };
    });
    const privateKey = await importJWK(current, signatureAlgorithm);
    if (privateKey instanceof Uint8Array) throw new Error('A signing key of the store is not an EC key');
    return new SigningKeys(
      { kid: current.kid, privateKey },
      published,
      createLocalJWKSet({ keys: published.map((key) => ({ ...key })) }),
    );
  }
}

type StoredPrivateJwk = z.infer<typeof PrivateJwk>;

function openPrivate(
  row: { sealed_private_jwk: string } | undefined,
  sealKey: Buffer,
): StoredPrivateJwk | null {
  const text = row === undefined ? null : open(sealKey, row.sealed_private_jwk);
  return text === null ? null : z.parse(PrivateJwk, JSON.parse(text));
}

async function generate() {
  const { privateKey } = await generateKeyPair(signatureAlgorithm, { extractable: true });
  const exported: JWK = await exportJWK(privateKey);
  const kid = crypto.randomUUID();
  const privateJwk = z.parse(PrivateJwk, { ...exported, kid });
  const { d: _, ...publicJwk } = privateJwk;
  return { kid, privateJwk, publicJwk };
}
