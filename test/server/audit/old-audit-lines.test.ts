import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditKeptFor, oldAuditLines } from '../../../src/server/audit/forget-old-lines.ts';
import { verifyAudit } from '../../../src/server/audit/verify-audit.ts';
import { days } from '../support/manual-clock.ts';
import { runJobs } from '../support/run-jobs.ts';
import { withStores } from '../support/with-stores.ts';
import { auditOf, chain, start } from './audit-store.ts';

withStores((store) => {
  const { write, lines, behindItsBack, empty } = auditOf(store);
  beforeEach(empty);

  describe('after 400 days', () => {
    it('lines go, and the rest is still a chain', async () => {
      for (let day = 0; day < 6; day += 1) await write(`k${day}`, start + days(day));
      const { db } = store();
      await runJobs(oldAuditLines(db), start + auditKeptFor);
      expect(await lines()).toHaveLength(6);
      await runJobs(oldAuditLines(db), start + auditKeptFor + days(2) + 1);
      expect((await lines()).map(({ seq }) => seq)).toEqual([4, 5, 6]);
      expect(await verifyAudit(db)).toEqual({ ok: true, lines: 3 });
      await write('later', start + auditKeptFor + days(3));
      expect(await verifyAudit(db)).toEqual({ ok: true, lines: 4 });
      await expect(db.deleteFrom('audit_line').where('seq', '=', 4).execute()).rejects.toThrow('append-only');
      await expect(db.deleteFrom('audit_checkpoint').execute()).rejects.toThrow('append-only');
      await expect(sql`truncate audit_checkpoint`.execute(db)).rejects.toThrow('append-only');
    });

    it('they go once, by whichever of several processes comes first, and none of them fails', async () => {
      for (let line = 0; line < 40; line += 1) await write(`k${line}`);
      await write('later', start + days(3));
      const { db } = store();
      const asOne = () => runJobs(oldAuditLines(db), start + auditKeptFor + days(1));
      await Promise.all([asOne(), asOne(), asOne(), asOne()]);
      expect((await lines()).map(({ seq }) => seq)).toEqual([41]);
      expect(await verifyAudit(db)).toEqual({ ok: true, lines: 1 });
    });

    it('more going than should is seen', async () => {
      for (let day = 0; day < 4; day += 1) await write(`k${day}`, start + days(day));
      await runJobs(oldAuditLines(store().db), start + auditKeptFor + 1);
      await behindItsBack(() => store().db.deleteFrom('audit_line').where('seq', '=', 2).execute());
      expect(await verifyAudit(store().db)).toMatchObject({
        ok: false,
        broken: `line 2 of chain ${chain}`,
      });
    });

    it('a clock that runs ahead leaves the newest line', async () => {
      for (const name of ['a', 'b', 'c']) await write(name);
      await runJobs(oldAuditLines(store().db), start + auditKeptFor * 2);
      expect((await lines()).map(({ seq }) => seq)).toEqual([3]);
      expect(await verifyAudit(store().db)).toEqual({ ok: true, lines: 1 });
    });
  });
});
