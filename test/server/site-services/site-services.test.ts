import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BangLinesReply, BangsReply, JobsReply, SupportReply } from '../../../src/contract/content.ts';
import { openShop, type Shop } from '../support/shop.ts';

const partnerKey = 'k'.repeat(43);
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ ITR_PARTNER_KEY: partnerKey });
});
afterAll(() => shop.close());

const key = (digit: string) => `/settings.js?key=${digit.repeat(128)}`;
const put = (path: string, json: unknown) => shop.call('PUT', path, { json });

describe('cloud-saved settings', () => {
  it('are saved, loaded, replaced and deleted by who has the key', async () => {
    expect((await shop.call('GET', key('a'))).status).toBe(404);
    expect((await put(key('a'), { kae: 'd', kl: 'de-de' })).body).toEqual({ status: 'saved' });
    expect((await shop.call('GET', key('a'))).body).toEqual({ kae: 'd', kl: 'de-de' });
    expect((await put(key('a'), {})).status).toBe(200);
    expect((await shop.call('GET', key('a'))).body).toEqual({});
    expect((await shop.call('DELETE', key('a'))).body).toEqual({ status: 'deleted' });
    const gone = await shop.call('DELETE', key('a'));
    expect([gone.status, gone.body]).toEqual([404, { error: 'not_found' }]);
    expect((await shop.call('GET', key('b'))).status).toBe(404);
  });

  it('are kept by no cache and leaked by no referrer', async () => {
    await put(key('c'), { kae: 'd' });
    const { headers } = await shop.call('GET', key('c'));
    expect([headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
  });

  it.each([
    ['a value that is none', { kae: 'purple' }],
    ['markup', { kt: '<b>' }],
    ['a number', { kae: 1 }],
    ['a list', ['kae']],
    ['nothing', null],
  ])('are not saved with %s', async (_what, json) => {
    const answer = await put(key('d'), json);
    expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_request' }]);
    expect((await shop.call('GET', key('d'))).status).toBe(404);
  });

  it('are saved without what nobody knows', async () => {
    const sent = { kae: 'd', kzz: '1', constructor: '1', knew: { deep: [1] } };
    expect((await put(key('2'), sent)).body).toEqual({ status: 'saved' });
    expect((await shop.call('GET', key('2'))).body).toEqual({ kae: 'd' });
    expect((await put(key('2'), { kzz: '1', kae: 'purple' })).status).toBe(400);
    expect((await shop.call('GET', key('2'))).body).toEqual({ kae: 'd' });
  });

  it('do not grow beyond what settings can be', async () => {
    const answer = await put(key('d'), { kae: 'd'.repeat(9_000) });
    expect(answer.status).toBe(413);
    expect((await shop.call('GET', key('d'))).status).toBe(404);
  });

  it('take out of what is sent only what is not for this device alone', async () => {
    await put(key('e'), { kae: 'd', kax: 'v266-1' });
    expect((await shop.call('GET', key('e'))).body).toEqual({ kae: 'd' });
  });

  it.each([
    '',
    '?key=',
    '?key=abc',
    `?key=${'A'.repeat(128)}`,
    `?key=${'g'.repeat(128)}`,
    `?key=${'a'.repeat(129)}`,
  ])('need a whole key, not %j', async (query) => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(
        (await shop.call(method, `/settings.js${query}`, method === 'PUT' ? { json: {} } : {})).status,
      ).toBe(400);
  });

  it('are not changed by another site’s page', async () => {
    const headers = { Origin: 'https://evil.example' };
    const answer = await shop.call('PUT', key('f'), { json: { kae: 'd' }, headers });
    expect([answer.status, answer.body]).toEqual([403, { error: 'forbidden_origin' }]);
    expect((await shop.call('GET', key('f'))).status).toBe(404);
  });
});

describe('the restoration code', () => {
  const issue = (bearer?: string) => shop.call('POST', '/itr/issue', bearer === undefined ? {} : { bearer });
  const check = (code: string, bearer = partnerKey) =>
    shop.call('POST', '/itr/check', { bearer, json: { code } });
  const codeOf = (body: unknown) =>
    typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';

  it('is for subscribers, new each time, and the partner can have it checked', async () => {
    const buyer = await shop.buyer();
    await buyer.buy();
    const [first, second] = [await issue(buyer.bearer), await issue(buyer.bearer)];
    expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(codeOf(first.body)).not.toBe(codeOf(second.body));
    expect((await check(codeOf(first.body))).body).toEqual({ valid: true });
    expect((await check(codeOf(second.body).toLowerCase())).body).toEqual({ valid: true });
    expect((await check('8Q2TM-K04ZX-7HVRD-31PWE')).body).toEqual({ valid: false });
  });

  const keptCodes = () => shop.store.db.selectFrom('restoration_code').selectAll().execute();

  it('is not given to an account without the subscription, and none is kept', async () => {
    const { bearer } = await shop.buyer();
    const before = await keptCodes();
    const answer = await issue(bearer);
    expect([answer.status, answer.body]).toEqual([403, { error: 'not_entitled' }]);
    expect(await keptCodes()).toEqual(before);
  });

  it('is not given without a valid token, and none is kept', async () => {
    const before = await keptCodes();
    for (const bearer of [undefined, 'a.b.c', partnerKey]) {
      const answer = await issue(bearer);
      expect([answer.status, answer.body]).toEqual([401, { error: 'invalid_token' }]);
    }
    expect(await keptCodes()).toEqual(before);
  });

  it('is checked for the partner only', async () => {
    const { bearer } = await shop.buyer();
    for (const other of [bearer, 'x'.repeat(43)]) expect((await check('A', other)).status).toBe(401);
  });
});

describe('reports of blocked content', () => {
  const report = (type: string, body: string) =>
    shop.call('POST', '/reports/csp', { body, headers: { 'Content-Type': type } });
  const old = {
    'csp-report': { 'blocked-uri': 'https://a.example/secret', 'effective-directive': 'img-src' },
  };

  it('are taken in both shapes with 204', async () => {
    const modern = [
      { type: 'csp-violation', body: { blockedURL: 'inline', effectiveDirective: 'script-src' } },
    ];
    const answers = [
      await report('application/csp-report', JSON.stringify(old)),
      await report('application/reports+json', JSON.stringify(modern)),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
    ]);
  });

  it.each([
    ['application/csp-report', '{'],
    ['application/csp-report', '{}'],
    ['application/reports+json', '{"type":"csp-violation"}'],
    ['text/plain', '{"csp-report":{}}'],
  ])('are refused as %s with %s', async (type, body) => {
    const answer = await report(type, body);
    expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_request' }]);
  });
});

describe('settings from a plain form', () => {
  it.each([
    ['what is as it was from the start is left out', 'kl=wt-wt&kp=1&k1=-1&kae=', '/?kp=1&k1=-1'],
    ['the page is in the language of the settings', 'kn=1&locale=de', '/de?kn=1'],
    ['a language there is not is none', 'kn=1&locale=//evil.example', '/?kn=1'],
    ['of two values the first counts', 'kz=1&kz=-1&kn=1&kac=-1', '/?kac=-1&kn=1'],
    ['a color that was typed counts before one to pick', 'k7=w&k7-own=+%231AF+', '/?k7=11aaff'],
    ['a color of the address counts where none is picked', 'k7-was=%23123', '/?k7=112233'],
    ['a color that is picked counts before that of the address', 'k7=w&k7-was=%23123', '/?k7=w'],
    ['what was typed that is no color is left out', 'k7=w&k7-own=blue&kl-own=123', '/?k7=w'],
    [
      'the page of settings shows them',
      'kn=1&k7-own=123&show=settings&locale=de',
      '/de/settings?kn=1&k7=112233',
    ],
    [
      'what is no setting, or no value of one, is left out',
      'q=ducks&kp=7&kt=%3Cb%3E&next=//evil.example',
      '/',
    ],
  ])('lead on: %s', async (_what, sent, address) => {
    const answer = await shop.call('GET', `/settings/search?${sent}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, address]);
  });
});

describe('the files that are the same for everybody', () => {
  it.each([
    ['/bangs.json', BangsReply],
    ['/bang-lines.json', BangLinesReply],
    ['/jobs.json', JobsReply],
    ['/subscription-support.json', SupportReply],
  ])('%s has the shape of the contract, and is not sent again while it is the same', async (path, shape) => {
    const answer = await shop.call('GET', path);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json']);
    shape.parse(answer.body);
    const again = await shop.call('GET', path, {
      headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});
