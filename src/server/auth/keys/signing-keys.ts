import { createLocalJWKSet, errors, importJWK, type JWK, type JWSHeaderParameters } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import {
  addSigningKey,
  readSigningKeys,
  type StoredKey,
  signatureAlgorithm,
  signingAt,
} from './signing-key-store.ts';

/** A public key as published in the key set. */
export type PublishedKey = StoredKey['publicJwk'] & {
  readonly alg: typeof signatureAlgorithm;
  readonly use: 'sig';
};

/** The key that signs a token. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
}

interface UsableKey extends SigningKey {
  readonly signsFrom: number;
}

/** Minimum milliseconds between reloads caused by unknown keys: made-up tokens must not become queries. */
const shortestBetweenReads = 5_000;
/** Advisory lock for creating the first key, distinct from other locks. */
const lock = 3;

/**
 * The keys that sign tokens. The first is generated at first start; private keys are sealed with the site secret. Another
 * process may add or revoke keys at any time: `reload` reads them again, and so does a token with an unknown key.
 */
export class SigningKeys {
  private stored: readonly StoredKey[] = [];
  private usable: readonly UsableKey[] = [];
  private find = createLocalJWKSet({ keys: [] });
  private askedAt = Number.NEGATIVE_INFINITY;

  private constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly siteSecret: string,
  ) {}

  /**
   * Reads the keys. Generates the first one in a new store, and another one when none can be opened because the site secret
   * changed.
   */
  static async open(db: Kysely<Database>, clock: Clock, siteSecret: string): Promise<SigningKeys> {
    const keys = new SigningKeys(db, clock, siteSecret);
    await keys.reload();
    if (keys.usable.length > 0) return keys;
    const now = clock.now();
    await db.transaction().execute(async (trx) => {
      // When several processes start at once, the first one generates it: the others would sign with keys unknown to it.
      await sql`select pg_advisory_xact_lock(${lock}::int, 0)`.execute(trx);
      const made = await readSigningKeys(trx, siteSecret);
      if (made.some(({ privateJwk }) => privateJwk !== null)) return;
      await addSigningKey(trx, siteSecret, { now, signsFrom: now, by: 'server' });
    });
    await keys.reload();
    return keys;
  }

  /** The key that signs at this time: the newest that has started. */
  current(now: number): SigningKey {
    const key = signingAt(this.usable, now);
    if (key === undefined) throw new Error('The store has no signing key that can be opened');
    return key;
  }

  /** All keys that sign, will sign, or have unexpired tokens; newest first. */
  published(now: number): readonly PublishedKey[] {
    return this.stored
      .filter(({ deadAt }) => deadAt === null || deadAt > now)
      .map(({ publicJwk }) => ({ ...publicJwk, alg: signatureAlgorithm, use: 'sig' }));
  }

  /**
   * Finds the key for a token's header. Rejects with jose's error when there is none, or when its last token has expired: it may
   * stay in the store for another day.
   */
  async resolve(header: JWSHeaderParameters | undefined) {
    const now = this.clock.now();
    const isKnown = this.stored.some(({ kid }) => kid === header?.kid);
    if (!isKnown && now - this.askedAt >= shortestBetweenReads) {
      this.askedAt = now;
      await this.reload();
    }
    const key = this.stored.find(({ kid }) => kid === header?.kid);
    if (key !== undefined && key.deadAt !== null && key.deadAt <= now) throw new errors.JWKSNoMatchingKey();
    return this.find(header);
  }

  /** Reads the keys again. */
  async reload(): Promise<void> {
    const stored = await readSigningKeys(this.db, this.siteSecret);
    const usable: UsableKey[] = [];
    for (const { kid, privateJwk, signsFrom } of stored) {
      if (privateJwk !== null) usable.push({ kid, signsFrom, privateKey: await imported(privateJwk) });
    }
    this.stored = stored;
    this.usable = usable;
    this.find = createLocalJWKSet({ keys: stored.map(({ publicJwk }) => ({ ...publicJwk })) });
  }
}

async function imported(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signatureAlgorithm);
  if (key instanceof Uint8Array) throw new Error('A signing key of the store is not an EC key');
  return key;
}
