import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { chainHash } from '../../../src/server/audit/chain.ts';
import { sealAudit } from '../../../src/server/audit/seal-audit.ts';
import { verifyAudit } from '../../../src/server/audit/verify-audit.ts';
import { createLog } from '../../../src/server/log.ts';
import { days } from '../support/manual-clock.ts';
import { withStores } from '../support/with-stores.ts';
import { auditOf, chain, elsewhere, start } from './audit-store.ts';

withStores((store) => {
  const { write, lines, behindItsBack, ofRoots, empty } = auditOf(store);
  const said: string[] = [];
  const log = createLog('info', { write: (line) => said.push(line) });
  const logged = () => said.map((line): object => JSON.parse(line));
  beforeEach(empty);

  describe('the root of a day', () => {
    const roots = () => store().db.selectFrom('audit_root').selectAll().orderBy('day').execute();

    it('stands over all chains, follows that of the day before, is made once and told to the log', async () => {
      await sealAudit(store().db, log, start);
      expect(await roots()).toEqual([]);
      await write('a');
      await write('b', start, elsewhere);
      for (const hour of [0, 1, 23, 24]) await sealAudit(store().db, log, start + hour * 3_600_000);
      const [first, second, ...more] = await roots();
      expect([first?.day, second?.day, more]).toEqual(['2026-01-01', '2026-01-02', []]);
      expect(second?.prev_hash).toBe(first?.hash);
      const heads = (await lines()).map(({ shard, seq, hash }) => [shard, seq, hash]);
      expect(JSON.parse(first?.heads ?? '')).toEqual(heads.toSorted(([a], [b]) => Number(a) - Number(b)));
      expect(logged().filter((line) => 'root' in line)).toMatchObject([
        { root: first?.hash },
        { root: second?.hash },
      ]);
      expect(await verifyAudit(store().db)).toEqual({ ok: true, lines: 2 });
    });

    it('shows a chain that was rewritten as a whole, or cut off with its head', async () => {
      for (const name of ['a', 'b']) await write(name);
      await sealAudit(store().db, log, start);
      const rewritten = async (reason: string) => {
        const [first] = await lines();
        if (first === undefined) throw new Error('No line');
        const { shard, prev_hash } = first;
        const hash = chainHash(prev_hash, { ...first, reason });
        await behindItsBack(async () => {
          await store().db.deleteFrom('audit_line').where('seq', '=', 2).execute();
          await store().db.updateTable('audit_line').set({ reason, hash }).execute();
          await store()
            .db.updateTable('audit_head')
            .set({ seq: 1, hash })
            .where('shard', '=', shard)
            .execute();
        });
      };
      await rewritten('another');
      expect(await verifyAudit(store().db)).toMatchObject({
        ok: false,
        broken: `line 2 of chain ${chain}`,
      });
      await write('b');
      expect(await verifyAudit(store().db)).toMatchObject({
        ok: false,
        broken: `line 2 of chain ${chain}`,
      });
    });

    it('refuses to be changed or deleted, and shows when it was', async () => {
      await write('a');
      for (const day of [0, 1, 2]) await sealAudit(store().db, log, start + days(day));
      const { db } = store();
      await expect(db.deleteFrom('audit_root').execute()).rejects.toThrow('append-only');
      await expect(db.updateTable('audit_root').set({ heads: '[]' }).execute()).rejects.toThrow(
        'append-only',
      );
      await expect(sql`truncate audit_root`.execute(db)).rejects.toThrow('append-only');
      expect(await verifyAudit(db)).toEqual({ ok: true, lines: 1 });
      await ofRoots(() => db.deleteFrom('audit_root').where('day', '=', '2026-01-02').execute());
      expect(await verifyAudit(db)).toMatchObject({ ok: false, broken: 'the root of 2026-01-03' });
    });
  });
});
