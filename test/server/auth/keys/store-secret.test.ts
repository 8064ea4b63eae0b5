import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSite } from '../../../../src/server/app.ts';
import { acceptStoreSecret, checkStoreSecret } from '../../../../src/server/auth/keys/store-secret.ts';
import { loadConfig } from '../../../../src/server/config/config.ts';
import { ConfigError } from '../../../../src/server/config/config-error.ts';
import { connectPostgres, type Store } from '../../../../src/server/db/store.ts';
import { freshDatabase, openFreshStore } from '../../support/fresh-database.ts';

const [own, other] = ['a-secret-that-a-store-was-begun-with-4711', 'another-secret-that-it-never-knew-0815'];

describe('the secret of a store', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openFreshStore();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    await store.db.deleteFrom('site_value').execute();
  });
  const values = () => store.db.selectFrom('site_value').selectAll().execute();

  it('is the first that it is used with, and stands in it as a hash only', async () => {
    await checkStoreSecret(store.db, own);
    const kept = await values();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(own);
    await checkStoreSecret(store.db, own);
    expect(await values()).toEqual(kept);
  });

  it('is of two that come at once the one that came first', async () => {
    const outcomes = await Promise.allSettled(
      [own, other].map((secret) => checkStoreSecret(store.db, secret)),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await values()).toHaveLength(1);
  });

  it('is no other, until that is accepted on purpose', async () => {
    await checkStoreSecret(store.db, own);
    const kept = await values();
    await expect(checkStoreSecret(store.db, other)).rejects.toThrow(
      /^SITE_SECRET is not usable: .*npm run keys -- accept-secret/,
    );
    expect(await values()).toEqual(kept);

    expect(await acceptStoreSecret(store.db, other)).toBe(true);
    await checkStoreSecret(store.db, other);
    expect(await acceptStoreSecret(store.db, other)).toBe(false);
    await expect(checkStoreSecret(store.db, own)).rejects.toThrow(ConfigError);
  });
});

describe('a server with another secret than its store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-store-secret-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['knows', 0],
    ['does not know yet, but whose keys it cannot open', 1],
  ])('that the store %s does not start, and takes nothing away', async (_, forgets) => {
    const databaseUrl = await freshDatabase();
    const configOf = (SITE_SECRET: string) =>
      loadConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl, SITE_SECRET, LOG_LEVEL: 'silent' });
    await (await createSite({ config: configOf(own), postEvent: async () => 200 })).close();

    const store = connectPostgres(databaseUrl);
    if (forgets === 1) await store.db.deleteFrom('site_value').where('key', '=', 'site-secret').execute();
    const keys = () => store.db.selectFrom('signing_key').selectAll().execute();
    const before = await keys();
    expect(before).toHaveLength(1);
    await expect(createSite({ config: configOf(other) })).rejects.toThrow('SITE_SECRET is not usable');
    expect(await keys()).toEqual(before);
    await store.close();

    await (await createSite({ config: configOf(own), postEvent: async () => 200 })).close();
  });
});
