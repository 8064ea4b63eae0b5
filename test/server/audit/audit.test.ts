import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authPaths } from '../../../src/contract/auth.ts';
import { type AuditEntry, writeAudit } from '../../../src/server/audit/audit-log.ts';
import { chainHash, shardOf } from '../../../src/server/audit/chain.ts';
import { auditKeptFor, oldAuditLines } from '../../../src/server/audit/forget-old-lines.ts';
import { sealAudit } from '../../../src/server/audit/seal-audit.ts';
import { verifyAudit } from '../../../src/server/audit/verify-audit.ts';
import { createLog } from '../../../src/server/log.ts';
import { AuthClient, field } from '../support/auth-client.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { days, minutes, seconds } from '../support/manual-clock.ts';
import { runJobs } from '../support/run-jobs.ts';
import { freshAddress, openTestSite, type TestSite } from '../support/test-site.ts';
import { withStores } from '../support/with-stores.ts';

const start = Date.UTC(2026, 0, 1);
const entry = (reason: string, key = 'one'): AuditEntry => ({
  actor: 'operator',
  action: 'signing-key-added',
  subject: `key ${key}`,
  reason,
});
const chain = shardOf('key one');
/** A key whose lines stand on another chain. */
const elsewhere =
  Array.from({ length: 100 }, (_, count) => `other${count}`).find(
    (name) => shardOf(`key ${name}`) !== chain,
  ) ?? '';

withStores((store) => {
  const write = (reason: string, now = start, key?: string) =>
    store()
      .db.transaction()
      .execute((trx) => writeAudit(trx, entry(reason, key), now));
  const lines = () =>
    store().db.selectFrom('audit_line').selectAll().orderBy('at').orderBy('shard').orderBy('seq').execute();
  const said: string[] = [];
  const log = createLog('info', { write: (line) => said.push(line) });
  const logged = () => said.map((line): object => JSON.parse(line));
  /** What somebody with every right on the database could do. */
  const behindItsBack = async (work: () => Promise<unknown>) => {
    await sql`alter table audit_line disable trigger all`.execute(store().db);
    await work();
    await sql`alter table audit_line enable trigger all`.execute(store().db);
  };
  const ofRoots = async (work: () => Promise<unknown>) => {
    await sql`alter table audit_root disable trigger all`.execute(store().db);
    await work();
    await sql`alter table audit_root enable trigger all`.execute(store().db);
  };
  const empty = () =>
    behindItsBack(async () => {
      await store().db.deleteFrom('audit_line').execute();
      await store().db.deleteFrom('audit_head').execute();
      await sql`alter table audit_checkpoint disable trigger all`.execute(store().db);
      await store().db.deleteFrom('audit_checkpoint').execute();
      await sql`alter table audit_checkpoint enable trigger all`.execute(store().db);
      await ofRoots(() => store().db.deleteFrom('audit_root').execute());
    });
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

  describe('what people do', () => {
    let at: TestSite;
    beforeAll(async () => {
      at = await openTestSite({ store: store() });
    });
    afterAll(() => at.close());

    it('is written with who, what and why, and without an address', async () => {
      const [email, next] = [freshAddress(), freshAddress()];
      const client = new AuthClient(at);
      const tokens = await client.signUpWith(email);
      at.clock.pass(minutes(1));
      const hash = field((await client.edit(tokens.access, next)).body, 'hash');
      await client.confirm(tokens.access, { email: next, hash, otp: await at.passcodeFor(next) });
      await client.refresh(tokens.refresh);
      at.clock.pass(seconds(16));
      await client.refresh(tokens.refresh);
      at.clock.pass(1);
      const visitor = new AuthClient(at);
      await visitor.authorize();
      for (let count = 0; count < 5; count += 1) await visitor.logIn(next, '000000');

      const written = await lines();
      const said = written.map(({ actor, action, reason }) => `${actor.split(' ')[0]}: ${action}, ${reason}`);
      expect(said).toEqual([
        'visitor: account-created, asked for',
        'account: signed-in, by mallard-web',
        'account: email-added, confirmed by passcode',
        'account: email-changed, confirmed by passcode',
        'server: sign-in-ended, a refresh token came again',
        'visitor: guessing-stopped, too many wrong passcodes',
      ]);
      expect(JSON.stringify(written)).not.toContain('@');
      expect(written.at(-1)).toMatchObject({ actor: 'visitor', subject: 'an address' });
      expect(await verifyAudit(store().db)).toEqual({ ok: true, lines: 6 });
    });

    it('has a line for a replayed code and for signing out', async () => {
      const client = new AuthClient(at);
      await client.authorize();
      const code = field((await client.create()).body, 'code');
      await client.exchange(code);
      at.clock.pass(seconds(16));
      await client.exchange(code);
      at.clock.pass(1);
      const other = new AuthClient(at);
      const { access } = await other.signUp();
      await other.call('POST', authPaths.logout, { bearer: access });
      expect((await lines()).map(({ action, reason }) => `${action}, ${reason}`)).toEqual([
        'account-created, asked for',
        'signed-in, by mallard-web',
        'sign-in-ended, its code came a second time',
        'account-created, asked for',
        'signed-in, by mallard-web',
        'signed-out, asked for',
      ]);
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
