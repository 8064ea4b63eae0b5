import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeAudit, writeAudits } from '../../../src/server/audit/audit-log.ts';
import { shardOf } from '../../../src/server/audit/chain.ts';
import { verifyAudit } from '../../../src/server/audit/verify-audit.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { withStores } from '../support/with-stores.ts';
import { auditOf, chain, elsewhere, entry, start } from './audit-store.ts';

withStores((store) => {
  const { write, lines, behindItsBack, empty } = auditOf(store);
  beforeEach(empty);

  describe('the audit log', () => {
    it('is a chain from its first line to its head, and well when it is empty', async () => {
      expect(await verifyAudit(store().db)).toEqual({ ok: true, lines: 0 });
      for (const name of ['a', 'b', 'c']) await write(name);
      const [first, second] = await lines();
      expect(second?.prev_hash).toBe(first?.hash);
      expect(await verifyAudit(store().db)).toEqual({ ok: true, lines: 3 });
    });

    it('has a line exactly when what it tells was done', async () => {
      await write('a');
      const failing = store()
        .db.transaction()
        .execute(async (trx) => {
          await writeAudit(trx, entry('b'), start);
          throw new Error('undone');
        });
      await expect(failing).rejects.toThrow('undone');
      expect(await lines()).toHaveLength(1);
      expect(await verifyAudit(store().db)).toEqual({ ok: true, lines: 1 });
    });

    it('stays whole when 30 write about one subject and 30 about others at once', async () => {
      const one = Array.from({ length: 30 }, (_, count) => write(`k${count}`));
      const others = Array.from({ length: 30 }, (_, count) => write('rotation', start, `k${count}`));
      await Promise.all([...one, ...others]);
      expect(await verifyAudit(store().db)).toEqual({ ok: true, lines: 60 });
      expect(new Set((await lines()).map(({ shard }) => shard)).size).toBeGreaterThan(8);
    });

    it('stays whole when one transaction writes 50 lines about 20 subjects, beside others that write about the same', async () => {
      const many = (name: string) =>
        Array.from({ length: 50 }, (_, count) => entry(`${name} ${count}`, `k${(count * 7) % 20}`));
      const writeMany = (name: string) =>
        store()
          .db.transaction()
          .execute((trx) => writeAudits(trx, many(name), start));
      const single = Array.from({ length: 20 }, (_, count) => write('alone', start, `k${count}`));
      await Promise.all([writeMany('first'), writeMany('second'), ...single]);
      expect(await verifyAudit(store().db)).toEqual({ ok: true, lines: 120 });
      const reasons = (await lines())
        .filter(({ subject, reason }) => subject === 'key k7' && reason.startsWith('first'))
        .map(({ reason }) => reason);
      expect(reasons, 'in the order in which they were given').toEqual(['first 1', 'first 21', 'first 41']);
    });

    it('has nothing to write for nobody', async () => {
      await store()
        .db.transaction()
        .execute((trx) => writeAudits(trx, [], start));
      expect(await verifyAudit(store().db)).toEqual({ ok: true, lines: 0 });
    });

    it('refuses to be changed, thinned out or emptied', async () => {
      for (const name of ['a', 'b']) await write(name);
      const { db } = store();
      const attempts = [
        () => db.updateTable('audit_line').set({ reason: 'other' }).execute(),
        () => db.deleteFrom('audit_line').where('seq', '=', 1).execute(),
        () => sql`truncate audit_line`.execute(db),
      ];
      for (const attempt of attempts) await expect(attempt()).rejects.toThrow('append-only');
      expect(await verifyAudit(db)).toEqual({ ok: true, lines: 2 });
    });

    it.each([
      [
        'a changed line',
        2,
        () => store().db.updateTable('audit_line').set({ reason: 'x' }).where('seq', '=', 2),
      ],
      ['a missing line', 2, () => store().db.deleteFrom('audit_line').where('seq', '=', 2)],
      ['a missing first line', 1, () => store().db.deleteFrom('audit_line').where('seq', '=', 1)],
      ['a missing last line', 4, () => store().db.deleteFrom('audit_line').where('seq', '=', 4)],
      ['a moved time', 3, () => store().db.updateTable('audit_line').set({ at: 1 }).where('seq', '=', 3)],
    ])('shows %s, changed behind its back', async (_, brokenAt, change) => {
      for (const name of ['a', 'b', 'c', 'd']) await write(name);
      await behindItsBack(() => change().execute());
      expect(await verifyAudit(store().db)).toMatchObject({
        ok: false,
        broken: `line ${brokenAt} of chain ${chain}`,
      });
    });

    it('shows a line that was moved to another chain', async () => {
      await write('a');
      await write('b', start, elsewhere);
      await behindItsBack(() =>
        store()
          .db.updateTable('audit_line')
          .set({ shard: shardOf(`key ${elsewhere}`), seq: 2 })
          .where('shard', '=', chain)
          .execute(),
      );
      expect(await verifyAudit(store().db)).toMatchObject({ ok: false });
    });

    it('shows lines that were put at its end by hand', async () => {
      await write('a');
      const [first] = await lines();
      if (first === undefined) throw new Error('No line');
      await store()
        .db.insertInto('audit_line')
        .values({ ...first, seq: 2, prev_hash: first.hash })
        .execute();
      expect(await verifyAudit(store().db)).toMatchObject({
        ok: false,
        broken: `line 2 of chain ${chain}`,
      });
    });
  });
});

it('whoever writes about somebody else does not wait for a transaction that has written', async () => {
  const store = await openFreshStore();
  const about = (key: string, then: () => Promise<void>) =>
    store.db.transaction().execute(async (trx) => {
      await writeAudit(trx, entry('rotation', key), start);
      await then();
    });
  try {
    await about('one', () => about(elsewhere, async () => {}));
    expect(await verifyAudit(store.db)).toEqual({ ok: true, lines: 2 });
  } finally {
    await store.close();
  }
});
