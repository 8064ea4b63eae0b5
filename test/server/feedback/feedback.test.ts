import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feedbackPath, longestComment } from '../../../src/domain/feedback/feedback.ts';
import { keptDays } from '../../../src/domain/records/kept-days.ts';
import { feedbackJobs } from '../../../src/server/feedback/jobs.ts';
import { days, minutes } from '../support/manual-clock.ts';
import { runJobs } from '../support/run-jobs.ts';
import { openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';

let at: TestSite;
beforeEach(async () => {
  at = await openTestSite();
});
afterEach(() => at.close());

type Fields = Readonly<Record<string, string>>;
const report = { kind: 'malicious-site', site: 'https://shop.example/a?user=lena#x', reason: 'safe' };
const survey = { kind: 'windows-survey', reason: 'slow', comment: 'On my old laptop.' };

/** Sends a form; `from` is the address it comes from, the machine itself unless given. */
const send = (body: string | URLSearchParams, headers: Fields, from?: string) =>
  at.site.fetch(
    new Request(siteUrl + feedbackPath, { method: 'POST', body, headers }),
    from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } },
  );
const sendJson = (body: unknown, from?: string, headers: Fields = {}) =>
  send(JSON.stringify(body), { 'Content-Type': 'application/json', ...headers }, from);
const sendForm = (fields: Fields, from?: string, headers: Fields = {}) =>
  send(new URLSearchParams(fields), { Accept: 'text/html,*/*;q=0.8', ...headers }, from);
const kept = () =>
  at.store.db.selectFrom('feedback').select(['day', 'kind', 'site', 'reason', 'comment']).execute();
const today = () => new Date(at.clock.now()).toISOString().slice(0, 10);

describe('a form that is sent', () => {
  it('is kept with the day, and with nothing of who sent it or of what follows the path', async () => {
    const answer = await sendJson(report, '192.0.2.7');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'kept' }]);
    expect(await kept()).toEqual([
      { day: today(), kind: 'malicious-site', site: 'https://shop.example/a', reason: 'safe', comment: '' },
    ]);
    const [row] = await at.store.db.selectFrom('feedback').selectAll().execute();
    expect(Object.keys(row ?? {}).sort()).toEqual(['comment', 'day', 'id', 'kind', 'reason', 'site']);
  });

  it('as a plain form leads to thanks on its own page, in its language', async () => {
    const answer = await sendForm({ ...survey, locale: 'de' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/de/windows-survey#sent']);
    const english = await sendForm({ ...report, locale: 'en' });
    expect(english.headers.get('Location')).toBe('/malicious-site-protection/report-error#sent');
    expect(await kept()).toHaveLength(2);
  });

  it('by a script that asks for JSON is answered in JSON', async () => {
    const json = { Accept: 'application/json' };
    expect(await (await sendForm(survey, undefined, json)).json()).toEqual({ status: 'kept' });
    const refused = await sendForm({ ...survey, reason: '' }, undefined, json);
    expect([refused.status, await refused.json()]).toEqual([400, { error: 'invalid_request' }]);
  });

  it.each([{ Origin: 'https://other.example' }, { 'Sec-Fetch-Site': 'cross-site' }])(
    'by another site for its visitors is refused: %j',
    async (headers) => {
      expect((await sendForm(survey, undefined, headers)).status).toBe(403);
      expect(await kept()).toEqual([]);
    },
  );
});

describe('a form that cannot be taken', () => {
  it.each([
    [{ ...report, site: '' }, 'Enter the address of the website.', 'value="safe" checked'],
    [{ ...report, site: 'shop' }, 'This is not the address of a website', 'value="shop"'],
    [{ ...report, reason: '' }, 'Choose one of the answers', 'value="https://shop.example/a?user=lena#x"'],
    [{ ...survey, reason: 'other', comment: '' }, 'Tell us in a few words', 'value="other" checked'],
    [{ ...survey, comment: 'x'.repeat(longestComment + 1) }, '1,000 characters', 'value="slow" checked'],
    [
      { ...report, site: '"><script>alert(1)</script>' },
      'not the address',
      'value="&quot;&gt;&lt;script&gt;',
    ],
    [
      { ...survey, locale: 'de', reason: '' },
      'Wählen Sie eine der Antworten',
      'On my old laptop.</textarea>',
    ],
  ])('is shown again with what was typed, and what is wrong: %j', async (fields, says, still) => {
    const answer = await sendForm(fields);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      400,
      expect.stringContaining('html'),
    ]);
    expect(page).toContain(says);
    expect(page).toContain(still);
    expect(page).toContain(`action="${feedbackPath}?kind=${fields.kind}"`);
    expect(page).not.toContain('<script');
    expect(await kept()).toEqual([]);
  });

  it('says all that is wrong at once, each beside its field, and the first has the focus', async () => {
    const page = await (await sendForm({ ...report, site: 'shop', reason: '' })).text();
    expect(page).toContain('This is not the address of a website');
    expect(page).toContain('Choose one of the answers');
    expect(page).toMatch(/<input[^>]*name="site"[^>]*aria-describedby="site-hint site-problem"/);
    expect(page).toContain('<fieldset aria-describedby="reason-problem"');
    for (const id of ['site-problem', 'reason-problem']) expect(page.split(`id="${id}"`)).toHaveLength(2);
    expect(page.match(/autofocus/g)).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });

  it('has the focus on the answers where they are the first that is wrong', async () => {
    const page = await (await sendForm({ ...survey, reason: '', comment: 'x'.repeat(1_001) })).text();
    expect(page).toMatch(/<input[^>]*value="broken-sites"[^>]*autofocus/);
    expect(page.match(/autofocus/g)).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });

  it.each([
    [{}],
    [{ ...report, kind: 'another' }],
    [{ ...report, site: 7 }],
    [{ ...report, site: undefined }],
    [[]],
    [null],
  ])('as JSON is refused, and nothing is kept: %j', async (body) => {
    const answer = await sendJson(body);
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_request' }]);
    expect(await kept()).toEqual([]);
  });
});

describe('the hints of the form on its page', () => {
  it.each([
    [{ ...report, site: 'shop' }, 'site', 'everything after ? or #'],
    [{ ...report, site: 'shop' }, 'comment', 'Optional, up to 1,000 characters.'],
    [{ ...survey, locale: 'de', reason: '' }, 'comment', 'Freiwillig, bis zu 1.000 Zeichen.'],
  ])('stand there when it is shown again, and are read with the field: %j %s', async (fields, id, says) => {
    const page = await (await sendForm(fields)).text();
    expect(page).toContain(says);
    expect(page.split(`id="${id}-hint"`)).toHaveLength(2);
    expect(page).toMatch(new RegExp(`<(input|textarea)[^>]* id="${id}"[^>]* aria-describedby="${id}-hint`));
  });

  it('are not those of another form', async () => {
    const page = await (await sendForm({ ...survey, reason: '' })).text();
    expect(page).not.toContain('site-hint');
    expect(await kept()).toEqual([]);
  });
});

describe('how often', () => {
  it('one network may send 10 an hour, and is then told how long to wait; another is not held up', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await sendJson(survey, '192.0.2.7')).status).toBe(200);
    const refused = await sendJson(survey, '192.0.2.7');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
    const page = await sendForm({ ...survey, locale: 'en' }, '192.0.2.7');
    expect(page.status).toBe(429);
    expect(await page.text()).toContain(
      'Several forms came from your network just now. You can send this one in',
    );
    expect((await sendJson(survey, '198.51.100.7')).status).toBe(200);
    expect(await kept()).toHaveLength(11);
    at.clock.pass(minutes(60));
    expect((await sendJson(survey, '192.0.2.7')).status).toBe(200);
  });
});

describe('how long', () => {
  it(`what was sent is kept for ${keptDays.feedback} days, and not a day longer`, async () => {
    await sendJson(survey);
    at.clock.pass(days(keptDays.feedback));
    await runJobs(feedbackJobs(at.store.db), at.clock.now());
    expect(await kept()).toHaveLength(1);
    at.clock.pass(days(1));
    await runJobs(feedbackJobs(at.store.db), at.clock.now());
    expect(await kept()).toEqual([]);
  });
});
