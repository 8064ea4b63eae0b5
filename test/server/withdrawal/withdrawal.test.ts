import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptDays } from '../../../src/domain/records/kept-days.ts';
import { withdrawalPath } from '../../../src/domain/withdrawal/withdrawal.ts';
import { withdrawalJobs } from '../../../src/server/withdrawal/jobs.ts';
import { until } from '../reliability/in-time.ts';
import { days } from '../support/manual-clock.ts';
import { runJobs } from '../support/run-jobs.ts';
import { openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';

let at: TestSite;
beforeEach(async () => {
  at = await openTestSite();
});
afterEach(() => at.close());

type Fields = Readonly<Record<string, string>>;
const email = 'lena@pond.example';
const statement = { name: 'Lena Teal', email, details: 'Card 4242, paid on 21 November', locale: 'en' };

/** Sends the form; `from` is the address it comes from, the machine itself unless given. */
const send = async (fields: Fields, from?: string, headers: Fields = {}) => {
  const answer = await at.site.fetch(
    new Request(siteUrl + withdrawalPath, { method: 'POST', body: new URLSearchParams(fields), headers }),
    from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } },
  );
  return { status: answer.status, headers: answer.headers, page: await answer.text() };
};
/** The number on the page that asks to confirm. */
const numberOf = (page: string) => /name="number" value="([^"]+)"/.exec(page)?.[1] ?? '';
const confirm = async (fields: Fields, from?: string) => {
  const number = numberOf((await send(fields, from)).page);
  return { number, ...(await send({ ...fields, number }, from)) };
};
const somebodyWaits = async () => {
  const waiting = await sql`select 1 from pg_locks where not granted`.execute(at.store.db);
  return waiting.rows.length > 0;
};
const kept = () => at.store.db.selectFrom('withdrawal').selectAll().execute();

describe('a statement of withdrawal', () => {
  it('is shown once more before it counts; until then nothing is kept or mailed', async () => {
    const { status, page } = await send(statement);
    expect(status).toBe(200);
    for (const text of [
      'Confirm your withdrawal',
      'Lena Teal',
      email,
      statement.details,
      'Confirm withdrawal',
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('<script');
    expect(await kept()).toEqual([]);
    expect(await at.mails(email)).toEqual([]);
  });

  it('that is confirmed is kept, and acknowledged on the page and by e-mail with content, day and time', async () => {
    const { status, page, number } = await confirm({ ...statement, locale: 'de' });
    const receivedAt = at.clock.now();
    expect(status).toBe(200);
    const moment = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
    const said = [moment.format(receivedAt), 'Lena Teal', email, statement.details, number];
    for (const text of ['Ihr Widerruf ist bei uns eingegangen', ...said]) expect(page).toContain(text);
    expect(await kept()).toEqual([
      {
        ...{ id: number, received_at: receivedAt, locale: 'de' },
        ...{ name: 'Lena Teal', email, details: statement.details },
      },
    ]);
    const [mail, ...others] = await at.mails(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Eingangsbestätigung');
    for (const text of said) expect(mail?.text).toContain(text);
  });

  it('that is confirmed twice is one statement with one receipt', async () => {
    const { number, page } = await confirm(statement);
    at.clock.pass(days(1));
    const again = await send({ ...statement, number });
    expect(again.page).toBe(page);
    expect(await kept()).toHaveLength(1);
    expect(await at.mails(email)).toHaveLength(1);
  });

  // On Postgres only: the embedded store does one transaction after the other.
  it('that is confirmed again before the first call is through is one statement, with a receipt for both', async () => {
    const number = numberOf((await send(statement)).page);
    const { name, details, locale } = statement;
    const row = { id: number, received_at: at.clock.now(), name, email, details, locale };
    const { second } = await at.store.db.transaction().execute(async (trx) => {
      await trx.insertInto('withdrawal').values(row).execute();
      const second = send({ ...statement, number });
      await until(somebodyWaits);
      return { second };
    });
    const { status, page } = await second;
    expect(status).toBe(200);
    expect(page).toContain(number);
    expect(await kept()).toEqual([row]);
  });

  it('can be changed before it is confirmed', async () => {
    const number = numberOf((await send(statement)).page);
    const { status, page } = await send({ ...statement, number, change: '1' });
    expect([status, numberOf(page)]).toEqual([200, '']);
    expect(page).toContain('value="Lena Teal"');
    expect(await kept()).toEqual([]);
  });

  it.each([
    [{ ...statement, name: '' }, 'Enter your name'],
    [{ ...statement, name: 'x'.repeat(121) }, '120 characters'],
    [{ ...statement, email: 'lena' }, 'e-mail</span> address. It should look like'],
    [{ ...statement, details: 'x'.repeat(301) }, '300 characters'],
    [{ ...statement, locale: 'de', name: '' }, 'Geben Sie Ihren Namen ein'],
    [{ ...statement, email: '"><script>alert(1)</script>' }, 'value="&quot;&gt;&lt;script&gt;'],
  ])('that lacks something is shown again with what was typed: %j', async (fields, says) => {
    const { status, page } = await send(fields);
    expect(status).toBe(400);
    expect(page).toContain(says);
    expect(page).toContain('aria-invalid="true"');
    expect(page).not.toContain('<script');
    const confirmed = await send({ ...fields, number: '0b8e5a52-6d7a-4c25-9d1f-5a0b1f3b9a11' });
    expect(confirmed.status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('that lacks several things is told all of them, and the first has the focus', async () => {
    const { status, page } = await send({ ...statement, name: '', email: 'lena' });
    expect(status).toBe(400);
    for (const text of [
      'Enter your name',
      '</span> address. It should look like',
      'id="name-problem"',
      'id="email-problem"',
    ])
      expect(page).toContain(text);
    expect(page.match(/autofocus/g)).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });

  it('is shown again with the hints of the form on its page, each read with its field', async () => {
    const { page } = await send({ ...statement, name: '' });
    for (const [id, says] of [
      ['email', 'Use the address of your subscription'],
      ['details', 'the last four digits of the card'],
    ]) {
      expect(page).toContain(says);
      expect(page.split(`id="${id}-hint"`)).toHaveLength(2);
      expect(page).toMatch(new RegExp(`<input[^>]* id="${id}"[^>]* aria-describedby="${id}-hint"`));
    }
    expect(page).not.toContain('name-hint');
    const { page: both } = await send({ ...statement, email: 'lena' });
    expect(both).toMatch(/<input[^>]* id="email"[^>]* aria-describedby="email-hint email-problem"/);
    expect(await kept()).toEqual([]);
  });

  it('from another site for its visitors is refused', async () => {
    expect((await send(statement, undefined, { Origin: 'https://other.example' })).status).toBe(403);
    expect(await kept()).toEqual([]);
    expect(await at.mails(email)).toEqual([]);
  });
});

describe('how often', () => {
  it('one address gets 5 e-mails a day; whoever withdraws after strangers did in its name is kept all the same', async () => {
    const mailed = 'We are sending it to your';
    const stranger = { ...statement, name: 'Somebody Else' };
    for (let sent = 0; sent < 5; sent += 1) {
      const { status, page } = await confirm(stranger, `203.0.${sent}.7`);
      expect([status, page.includes(mailed)]).toEqual([200, true]);
    }
    const { status, page, number } = await confirm(statement, '198.51.100.7');
    expect(status).toBe(200);
    for (const text of ['We have received your withdrawal', 'Lena Teal', number, 'save or print it'])
      expect(page).toContain(text);
    expect(page).not.toContain(mailed);
    expect((await kept()).map(({ id }) => id)).toContain(number);
    expect(await kept()).toHaveLength(6);
    expect(await at.mails(email)).toHaveLength(5);
    // Pressed twice it is the same page, and one on which an e-mail was promised stays so.
    expect((await send({ ...statement, number }, '198.51.100.7')).page).toBe(page);
    expect(await at.mails(email)).toHaveLength(5);

    expect((await confirm({ ...statement, email: 'mo@pond.example' })).page).toContain(mailed);
    at.clock.pass(days(1));
    expect((await confirm(statement, '198.51.100.7')).page).toContain(mailed);
    expect(await at.mails(email)).toHaveLength(6);
  });

  it('a statement that was mailed keeps its page when the address has had its e-mails since', async () => {
    const first = await confirm(statement);
    for (let sent = 1; sent < 6; sent += 1) await confirm(statement);
    expect((await send({ ...statement, number: first.number })).page).toBe(first.page);
  });

  it('one network may send 10 an hour; another is not held up', async () => {
    const from = (count: number) => ({ ...statement, email: `lena${count}@pond.example` });
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await confirm(from(sent), '192.0.2.7')).status).toBe(200);
    }
    expect((await confirm(from(10), '192.0.2.7')).status).toBe(429);
    expect((await confirm(from(11), '198.51.100.7')).status).toBe(200);
  });
});

describe('how long', () => {
  it('a statement is kept for three years, and then deleted', async () => {
    await confirm(statement);
    const old = withdrawalJobs(at.store.db);
    at.clock.pass(days(keptDays.withdrawals));
    await runJobs(old, at.clock.now());
    expect(await kept()).toHaveLength(1);
    at.clock.pass(1);
    await runJobs(old, at.clock.now());
    expect(await kept()).toEqual([]);
  });
});
