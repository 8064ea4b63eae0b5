import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { AdjustableClock } from '../../../src/server/adjustable-clock.ts';
import { migrate } from '../../../src/server/db/migrate.ts';
import { isUniqueViolation } from '../../../src/server/db/unique-violation.ts';
import { days } from '../support/manual-clock.ts';
import { recordQueries } from '../support/record-queries.ts';
import { withStores } from '../support/with-stores.ts';

withStores((store) => {
  describe('the store', () => {
    it('is migrated, and migrating it again changes nothing', async () => {
      const names = () =>
        sql<{ name: string }>`select name from kysely_migration order by name`.execute(store().db);
      const before = (await names()).rows;
      expect(before.length).toBeGreaterThanOrEqual(3);
      await migrate(store().db);
      expect((await names()).rows).toEqual(before);
    });

    it('at its newest migration is known by one look', async () => {
      const recorded = recordQueries(store());
      expect(await recorded.during(() => migrate(recorded.store.db))).toHaveLength(1);
    });

    it('gives times back as the numbers they were', async () => {
      const at = Date.UTC(2040, 0, 1);
      await store()
        .db.insertInto('signing_key')
        .values({ kid: 'k', public_jwk: '{}', sealed_private_jwk: '', created_at: at, signs_from: at })
        .execute();
      const row = await store().db.selectFrom('signing_key').select('created_at').executeTakeFirstOrThrow();
      expect(row.created_at).toBe(at);
      await store().db.deleteFrom('signing_key').execute();
    });

    it('keeps nothing of a transaction that failed, while others go on beside it', async () => {
      const { db } = store();
      const failing = db.transaction().execute(async (trx) => {
        await trx.insertInto('site_value').values({ key: 'failing', value: '1' }).execute();
        throw new Error('no');
      });
      const others = Array.from({ length: 20 }, (_, index) =>
        db.transaction().execute(async (trx) => {
          await trx
            .insertInto('site_value')
            .values({ key: `other-${index}`, value: '1' })
            .execute();
        }),
      );
      const plain = db.insertInto('site_value').values({ key: 'plain', value: '1' }).execute();
      await expect(failing).rejects.toThrow('no');
      await Promise.all([...others, plain]);
      const keys = (await db.selectFrom('site_value').select('key').execute()).map(({ key }) => key);
      expect(keys).not.toContain('failing');
      expect(keys).toHaveLength(21);
      await db.deleteFrom('site_value').execute();
    });

    it('says when a unique value is taken, and only then', async () => {
      const add = () => store().db.insertInto('site_value').values({ key: 'one', value: '1' }).execute();
      await add();
      expect(isUniqueViolation(await add().catch((error: unknown) => error))).toBe(true);
      const other = await sql`select * from nowhere`.execute(store().db).catch((error: unknown) => error);
      expect(isUniqueViolation(other)).toBe(false);
      await store().db.deleteFrom('site_value').execute();
    });
  });

  it('has triggers for the audit log alone: whatever a constraint can hold is one, since not every engine has triggers', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct tgrelid::regclass::text as "table" from pg_trigger
      join pg_class on pg_class.oid = tgrelid and relnamespace = current_schema()::regnamespace
      where not tgisinternal order by 1`.execute(store().db);
    expect(rows.map(({ table }) => table)).toEqual(['audit_checkpoint', 'audit_line', 'audit_root']);
  });

  describe('the adjustable clock', () => {
    it('keeps how far it was moved', async () => {
      const clock = await AdjustableClock.open(store().db);
      const before = clock.now();
      await clock.advance(days(7));
      await clock.advance(days(1));
      expect(clock.now() - before).toBeGreaterThanOrEqual(days(8));
      const reopened = await AdjustableClock.open(store().db);
      expect(Math.abs(reopened.now() - clock.now())).toBeLessThan(5_000);
    });

    it.each([-1, 0.5, Number.NaN])('does not move by %d', async (step) => {
      const clock = await AdjustableClock.open(store().db);
      await expect(clock.advance(step)).rejects.toThrow('forward');
    });
  });
});
