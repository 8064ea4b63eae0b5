import { describe, expect, it } from 'vitest';
import { HttpAuthorizationApi } from '../../../src/adapters/http/http-authorization-api.ts';
import { HttpClient } from '../../../src/adapters/http/http-client.ts';
import { HttpCloudSettingsApi } from '../../../src/adapters/http/http-cloud-settings-api.ts';
import { HttpDayCounts } from '../../../src/adapters/http/http-day-counts.ts';
import { HttpEligibilityApi } from '../../../src/adapters/http/http-eligibility-api.ts';
import { HttpLegacyAuthApi } from '../../../src/adapters/http/http-legacy-auth-api.ts';
import { HttpNewsletterApi } from '../../../src/adapters/http/http-newsletter-api.ts';
import { HttpRestorationApi } from '../../../src/adapters/http/http-restoration-api.ts';
import { HttpStaticContent } from '../../../src/adapters/http/http-static-content.ts';
import { HttpSuggestionApi } from '../../../src/adapters/http/http-suggestion-api.ts';
import { HttpVisitorApi } from '../../../src/adapters/http/http-visitor-api.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { serviceSettings } from '../../../src/composition/service-settings.ts';
import { wireClient, wireOrigin } from '../../support/wire-services.ts';

const key = 'c0'.repeat(64);
const page = new MemoryPageLocation();

/** A client to whom every call is answered the same; `asked` holds each, as method, path and query. */
function answering(body: object | string, status: 200 | 400 | 401 | 404 | 429 | 500 = 200) {
  const asked: string[] = [];
  const http = wireClient((site) =>
    site.all('*', (c) => {
      const { pathname, search } = new URL(c.req.url);
      asked.push(`${c.req.method} ${pathname}${search}`);
      return typeof body === 'string' ? c.text(body, status) : c.json(body, status);
    }),
  );
  return { http, asked };
}
type Http = ReturnType<typeof answering>['http'];

/** Each call of the services, as a page makes it. */
const calls: Readonly<Record<string, (http: Http) => Promise<{ readonly ok: boolean }>>> = {
  eligibility: (http) => new HttpEligibilityApi(http).check(),
  restoration: (http) => new HttpRestorationApi(http).issueCode('a.b.c'),
  suggestions: (http) =>
    new HttpSuggestionApi(http).suggest({ query: 'duck', region: 'wt-wt' }, new AbortController().signal),
  'counts of yesterday': (http) => new HttpDayCounts(http).yesterday(),
  'support topics': (http) => new HttpStaticContent(http, page).supportTopics(),
  jobs: (http) => new HttpStaticContent(http, page).jobs(),
  bangLines: (http) => new HttpStaticContent(http, page).bangLines(),
  'saved settings': (http) => new HttpCloudSettingsApi(http).load(key),
  'saving settings': (http) => new HttpCloudSettingsApi(http).save(key, {}),
  'removing settings': (http) => new HttpCloudSettingsApi(http).remove(key),
  'first sign-in link': (http) =>
    new HttpLegacyAuthApi(http).sendLoginLink({ email: 'a@b.example', locale: 'en' }),
  'first sign-in': (http) => new HttpLegacyAuthApi(http).signIn({ email: 'a@b.example', passcode: '123456' }),
  'first validation': (http) => new HttpLegacyAuthApi(http).validate('token'),
};

describe.each(Object.entries(calls))('the call for %s', (_, call) => {
  it.each([
    ['of another shape', { other: true, settings: [], phrase: 1 }, 500],
    ['that is no JSON', '<html>', 200],
    ['that is an error nobody declared', { error: 'teapot' }, 400],
  ] as const)('fails with communication on an answer %s', async (__, body, status) => {
    expect(await call(answering(body, status).http)).toEqual({
      ok: false,
      error: { code: 'communication' },
    });
  });

  it('fails with offline when no answer comes', async () => {
    const cut = new HttpClient({
      urls: serviceSettings('production', {}, wireOrigin).urls,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(await call(cut)).toEqual({ ok: false, error: { code: 'offline' } });
  });
});

describe('the order of the newsletter', () => {
  const order = { email: 'a@b.example', news: true, tips: false, locale: 'de' };

  it('is done on any good answer, and waits where the service asks for it', async () => {
    expect(await new HttpNewsletterApi(answering({ later: 1 }).http).subscribe(order)).toMatchObject({
      ok: true,
    });
    expect(
      await new HttpNewsletterApi(answering({ error: 'too_many_requests' }, 429).http).subscribe(order),
    ).toEqual({
      ok: false,
      error: { code: 'too_many_requests', retryAfterSeconds: 60 },
    });
    expect(await new HttpNewsletterApi(answering('', 500).http).subscribe(order)).toEqual({
      ok: false,
      error: { code: 'communication' },
    });
  });
});

describe('the calls', () => {
  it('carry what the wire contract names', async () => {
    const { http, asked } = answering({ error: 'x' }, 400);
    for (const call of Object.values(calls)) await call(http);
    expect(asked).toEqual([
      'GET /subscriptionsCheckEligibility',
      'POST /itr/issue',
      'GET /ac?q=duck&kl=wt-wt',
      'GET /counts.json',
      'GET /subscription-support.json',
      'GET /jobs.json',
      'GET /bang-lines.json',
      `GET /settings.js?key=${key}`,
      `PUT /settings.js?key=${key}`,
      `DELETE /settings.js?key=${key}`,
      'POST /api/auth/loginlink?email=a%40b.example&locale=en',
      'POST /api/auth/login?email=a%40b.example&otp=123456',
      'POST /api/auth/validate-token',
    ]);
  });

  it('to open an authorization session carry the token of the first auth service, if there is one', async () => {
    const bearers: (string | undefined)[] = [];
    const http = wireClient((site) =>
      site.post('/api/auth/v2/authorize', (c) => {
        bearers.push(c.req.header('authorization'));
        return bearers.length === 3
          ? c.json({ error: 'invalid_authorization_request' }, 400)
          : c.json({ status: 'ok' });
      }),
    );
    const api = new HttpAuthorizationApi(http, { clientId: 'mallard-web' });
    expect(await api.authorize('challenge', null)).toEqual({ ok: true, value: undefined });
    expect(await api.authorize('challenge', 'legacy')).toEqual({ ok: true, value: undefined });
    const refused = { code: 'invalid_authorization_request' };
    expect(await api.authorize('challenge', 'old')).toEqual({ ok: false, error: refused });
    expect(bearers).toEqual([undefined, 'Bearer legacy', 'Bearer old']);
  });
});

describe('the country of the visitor', () => {
  const site = (countryCode: object, file: object) =>
    wireClient((routes) => {
      routes.get('/countryCode', (c) => c.json(countryCode));
      routes.get('/country.json', (c) => c.json(file));
    });

  it('stands in a file where the call names none', async () => {
    const api = new HttpVisitorApi(site({}, { country: 'DE' }));
    expect(await api.country()).toEqual({ ok: true, value: 'DE' });
  });

  it('is missing when neither names one', async () => {
    const api = new HttpVisitorApi(site({ country: '' }, {}));
    expect(await api.country()).toEqual({
      ok: false,
      error: { code: 'no_country', message: 'No country returned from service' },
    });
  });

  it('is asked for once when the call names it', async () => {
    const { http, asked } = answering({ country: 'US' });
    expect(await new HttpVisitorApi(http).country()).toEqual({ ok: true, value: 'US' });
    expect(asked).toEqual(['GET /countryCode']);
  });
});

describe('what an answer may not bring in', () => {
  it('is a setting of later, or one that is no text', async () => {
    const api = new HttpCloudSettingsApi(answering({ kae: 'd', kzz: '1', kt: 5, kl: 'nowhere' }).http);
    expect(await api.load(key)).toEqual({ ok: true, value: { kae: 'd' } });
  });
});
