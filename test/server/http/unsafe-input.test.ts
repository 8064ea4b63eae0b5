import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBase, authPaths } from '../../../src/contract/auth.ts';
import { cloudSettingsPath } from '../../../src/contract/cloud-settings.ts';
import { feedbackPath } from '../../../src/domain/feedback/feedback.ts';
import { withdrawalPath } from '../../../src/domain/withdrawal/withdrawal.ts';
import { AuthClient } from '../support/auth-client.ts';
import { openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

const send = (method: string, path: string, body?: string, type = 'application/json') =>
  at.site.fetch(
    new Request(siteUrl + path, {
      method,
      headers: { 'Content-Type': type },
      ...(body === undefined ? {} : { body }),
    }),
  );
const errorOf = async (answer: Response) => [answer.status, await answer.json()];

describe('an OAuth parameter that comes twice', () => {
  const { verifier } = new AuthClient({
    site: { fetch: async () => new Response() },
    passcodeFor: async () => '',
  });
  const authorize = new URLSearchParams({
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    client_id: 'mallard-web',
    response_type: 'code',
    scope: 'privacypro',
  });
  const token = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'x',
    code_verifier: verifier,
    client_id: 'mallard-web',
  });

  it.each([...authorize.keys()])('begins no session: %s', async (name) => {
    const twice = `${authorize}&${name}=${authorize.get(name)}`;
    const answer = await send('POST', `${authBase}${authPaths.authorize}?${twice}`);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(await errorOf(answer)).toEqual([400, { error: 'invalid_authorization_request' }]);
  });

  it.each([...token.keys()])(
    'gives no tokens, in a query or a form, and uses nothing up: %s',
    async (name) => {
      const client = new AuthClient(at);
      await client.authorize();
      const created = await client.create();
      const code = String((created.body as { readonly code: string }).code);
      const asked = new URLSearchParams({
        ...Object.fromEntries(token),
        code,
        code_verifier: client.verifier,
      });
      const twice = `${asked}&${name}=${asked.get(name)}`;
      const refused = [400, { error: 'invalid_token_request', error_code: 0 }];
      const path = authBase + authPaths.token;
      expect(await errorOf(await send('GET', `${path}?${twice}`))).toEqual(refused);
      const form = 'application/x-www-form-urlencoded';
      expect(await errorOf(await send('POST', path, twice, form))).toEqual(refused);
      expect((await send('GET', `${path}?${asked}`)).status).toBe(200);
    },
  );
});

describe('half of a surrogate pair', () => {
  const half = '\\ud800';
  it.each([
    ['POST', authBase + authPaths.login, `{"email":"${half}@pond.example","otp":"123456","method":"otp"}`],
    ['POST', authBase + authPaths.login, `{"key":"${half}","method":"recovery-key"}`],
    ['PUT', `${cloudSettingsPath}?key=${'a'.repeat(128)}`, `{"${half}":"1"}`],
    ['POST', feedbackPath, `{"kind":"windows-survey","reason":"slow","comment":"${half}"}`],
    ['POST', withdrawalPath, `{"name":"${half}","email":"a@pond.example","details":"x","locale":"en"}`],
  ])('in %s %s is 400, and nothing is kept of it', async (method, path, body) => {
    expect(await errorOf(await send(method, path, body))).toEqual([400, { error: 'invalid_request' }]);
    for (const table of ['cloud_settings', 'feedback', 'withdrawal'] as const) {
      expect(await at.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

describe('what is no UTF-8', () => {
  const form = 'application/x-www-form-urlencoded';
  it.each(['%ED%A0%80', '%ff', 'a%c3', '%c0%80'])('sends no mail and keeps nothing: %s', async (text) => {
    const refused = [400, { error: 'invalid_request' }];
    const linked = await send('POST', `/api/auth/loginlink?email=${text}@pond.example`);
    expect(await errorOf(linked)).toEqual(refused);
    const comment = `kind=windows-survey&reason=other&comment=${text}`;
    expect(await errorOf(await send('POST', feedbackPath, comment, form))).toEqual(refused);
    for (const table of ['outbox', 'feedback'] as const) {
      expect(await at.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it.each([
    ['application/json', '{"kind":"windows-survey","reason":"other","comment":"ab"}'],
    [form, 'kind=windows-survey&reason=other&comment=ab'],
    [
      'multipart/form-data; boundary=reed',
      `${[
        ['kind', 'windows-survey'],
        ['reason', 'other'],
        ['comment', 'ab'],
      ]
        .map(
          ([name, value]) => `--reed\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        .join('')}--reed--\r\n`,
    ],
  ])('is 400 as it is in a body, too, and nothing is kept of it: %s', async (type, body) => {
    const good = await send('POST', feedbackPath, body, type);
    expect(good.status).toBeLessThan(400);
    await at.store.db.deleteFrom('feedback').execute();
    for (const octets of [[0xed, 0xa0, 0x80], [0xff], [0xc3]]) {
      const [before = '', after = ''] = body.split('ab');
      const bytes = Buffer.concat([Buffer.from(`${before}a`), Buffer.from(octets), Buffer.from(`b${after}`)]);
      const answer = await at.site.fetch(
        new Request(siteUrl + feedbackPath, {
          method: 'POST',
          headers: { 'Content-Type': type },
          body: bytes,
        }),
      );
      expect(await errorOf(answer)).toEqual([400, { error: 'invalid_request' }]);
    }
    expect(await at.store.db.selectFrom('feedback').selectAll().execute()).toEqual([]);
  });

  it('is not a percent sign by itself, nor any text that is', async () => {
    const comment = 'kind=windows-survey&reason=other&comment=100%25+%C3%BC%F0%9F%A6%86+5%+of';
    expect((await send('POST', feedbackPath, comment, form)).status).toBeLessThan(400);
    const kept = await at.store.db.deleteFrom('feedback').returning('comment').execute();
    expect(kept).toEqual([{ comment: '100% ü🦆 5% of' }]);
  });
});

it('a NUL in a comment, which PostgreSQL takes in no text, is left out of it', async () => {
  const form = 'kind=windows-survey&reason=other&comment=a%00b';
  const answer = await send('POST', feedbackPath, form, 'application/x-www-form-urlencoded');
  expect(answer.status).toBeLessThan(400);
  const kept = await at.store.db.selectFrom('feedback').select('comment').execute();
  expect(kept).toEqual([{ comment: 'ab' }]);
});

it('a body that goes deeper than the stack is 400, whatever half of a pair lies at its end', async () => {
  const deep = `${'['.repeat(30_000)}"\\ud800"${']'.repeat(30_000)}`;
  const path = authBase + authPaths.login;
  expect(await errorOf(await send('POST', path, deep))).toEqual([400, { error: 'invalid_request' }]);
});
