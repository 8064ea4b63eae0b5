import { type Context, Hono } from 'hono';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import type { BlogApi } from '../../src/application/ports/blog-api.ts';
import type { CloudSettingsApi } from '../../src/application/ports/cloud-settings-api.ts';
import type { CohortApi } from '../../src/application/ports/cohort-api.ts';
import type { EligibilityApi } from '../../src/application/ports/eligibility-api.ts';
import type { LegacyAuthApi } from '../../src/application/ports/legacy-auth-api.ts';
import type { NewsletterApi } from '../../src/application/ports/newsletter-api.ts';
import type { RestorationApi } from '../../src/application/ports/restoration-api.ts';
import type { SuggestionApi } from '../../src/application/ports/suggestion-api.ts';
import { productionSettings } from '../../src/composition/service-settings.ts';
import { authBase } from '../../src/contract/auth.ts';
import { cloudSettingsPath } from '../../src/contract/cloud-settings.ts';
import { cohortPath } from '../../src/contract/cohort.ts';
import { contentPaths } from '../../src/contract/content.ts';
import { legacyAuthPaths } from '../../src/contract/legacy-auth.ts';
import { NewsletterBody, newsletterPath } from '../../src/contract/newsletter.ts';
import { restorationPath } from '../../src/contract/restoration.ts';
import { autocompletePath } from '../../src/contract/search.ts';
import { sitePaths } from '../../src/contract/site.ts';
import { formatAtb, parseAtb } from '../../src/domain/cohort/atb.ts';
import type { Result } from '../../src/domain/result.ts';
import { readRegion } from '../../src/domain/search/regions.ts';
import { settingsFromJson } from '../../src/domain/settings/formats.ts';

/** The site on the wire: a service in memory answers the paths, shapes and codes that the wire contract fixes. */
export type WireSite = Hono;

/** Where the wire's site is. */
export const wireOrigin = 'https://mallard.example';

/** A client whose requests reach the routes of a site in this process, and are taken back as a browser would. */
export function wireClient(routes: (site: WireSite) => unknown): HttpClient {
  const site = new Hono();
  routes(site);
  return new HttpClient({
    urls: productionSettings({}, wireOrigin).urls,
    fetch: (input, init) => {
      const request = new Request(input, init);
      return Promise.race([Promise.resolve(site.fetch(request)), aborted(request.signal)]);
    },
  });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

const statuses: Readonly<Record<string, 401 | 403 | 404 | 409 | 429>> = {
  invalid_token: 401,
  not_entitled: 403,
  nothing_saved: 404,
  email_address_in_use: 409,
  too_many_requests: 429,
};

function answer<Value>(
  c: Context,
  result: Result<Value, { readonly code: string; readonly retryAfterSeconds?: number }>,
  body: (value: Value) => object,
): Response {
  if (result.ok) return c.json(body(result.value));
  const { code, retryAfterSeconds } = result.error;
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return c.json({ error: code }, statuses[code] ?? 400, headers);
}

const bearer = (c: Context) => /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

/** The check of eligibility on the wire. */
export const eligibilityRoutes = (api: EligibilityApi) => (site: WireSite) =>
  site.get(sitePaths.eligibility, async (c) =>
    answer(c, await api.check(), (eligible) => ({ eligible, later: true })),
  );

/** Identity theft restoration on the wire. */
export const restorationRoutes = (api: RestorationApi) => (site: WireSite) =>
  site.post(restorationPath, async (c) => answer(c, await api.issueCode(bearer(c)), (value) => value));

/** Autocomplete on the wire. */
export const suggestionRoutes = (api: SuggestionApi) => (site: WireSite) =>
  site.get(autocompletePath, async (c) => {
    const request = { query: c.req.query('q') ?? '', region: readRegion(c.req.query('kl') ?? '') };
    return answer(c, await api.suggest(request, c.req.raw.signal), (items) => items);
  });

/** The newsletter on the wire. */
export const newsletterRoutes = (api: NewsletterApi) => (site: WireSite) =>
  site.post(newsletterPath, async (c) => {
    const body = NewsletterBody.safeParse(await c.req.json());
    return body.success
      ? answer(c, await api.subscribe({ ...body.data, locale: body.data.locale ?? 'en' }), () => ({
          status: 'confirmation_sent',
        }))
      : c.json({ error: 'invalid_email_address' }, 400);
  });

/** The blog on the wire: only the fields that were asked for, times as text, own addresses without the origin. */
export const blogRoutes = (api: BlogApi) => (site: WireSite) =>
  site.get(contentPaths.posts, async (c) => {
    const limit = Number(c.req.query('limit'));
    const wanted = (c.req.query('fields') ?? '').split(',');
    const fields = ['title', 'url', 'excerpt', 'featureImage', 'readingTime', 'publishedAt'] as const;
    return answer(c, await api.posts({ limit, fields }), (posts) => ({
      posts: posts.map((post) => {
        const whole = {
          title: post.title,
          url: post.url.href.replace(wireOrigin, ''),
          excerpt: post.excerpt,
          feature_image: post.featureImage?.href ?? null,
          reading_time: post.readingTime,
          published_at: new Date(post.publishedAt).toISOString(),
        };
        return Object.fromEntries(Object.entries(whole).filter(([field]) => wanted.includes(field)));
      }),
      meta: { pagination: { page: 1, limit, pages: 1, total: posts.length, next: null, prev: null } },
    }));
  });

/** The cohort service on the wire. */
export const cohortRoutes = (api: CohortApi) => (site: WireSite) =>
  site.get(cohortPath, async (c) => {
    const known = parseAtb(c.req.query('atb') ?? '');
    return answer(c, await api.current(known.ok ? known.value : null), ({ today, replacement }) => ({
      for_more_info: 'https://mallard.example/atb',
      majorVersion: today.week,
      minorVersion: today.day,
      version: formatAtb(today),
      ...(replacement === null ? {} : { updateVersion: formatAtb(replacement) }),
    }));
  });

/** Cloud-saved settings on the wire. */
export const cloudSettingsRoutes = (api: CloudSettingsApi) => (site: WireSite) =>
  site
    .get(cloudSettingsPath, async (c) =>
      answer(c, await api.load(c.req.query('key') ?? ''), (settings) => settings),
    )
    .put(cloudSettingsPath, async (c) => {
      const settings = settingsFromJson(await c.req.text());
      if (!settings.ok) return c.json({ error: 'invalid_request' }, 400);
      const saved = await api.save(c.req.query('key') ?? '', settings.value);
      return answer(c, saved, () => ({ status: 'saved' }));
    })
    .delete(cloudSettingsPath, async (c) =>
      answer(c, await api.remove(c.req.query('key') ?? ''), () => ({ status: 'deleted' })),
    );

/** The first auth service on the wire. */
export const legacyAuthRoutes = (api: LegacyAuthApi) => (site: WireSite) => {
  const query = (c: Context, name: string) => c.req.query(name) ?? '';
  site.post(authBase + legacyAuthPaths.loginLink, async (c) => {
    const request = { email: query(c, 'email'), locale: query(c, 'locale') };
    return answer(c, await api.sendLoginLink(request), () => ({ status: 'sent' }));
  });
  site.post(authBase + legacyAuthPaths.login, async (c) => {
    const signedIn = await api.signIn({ email: query(c, 'email'), passcode: query(c, 'otp') });
    return answer(c, signedIn, ({ externalId, authToken, email }) => ({
      external_id: externalId,
      auth_token: authToken,
      email,
      status: 'ok',
    }));
  });
  site.post(authBase + legacyAuthPaths.validate, async (c) =>
    answer(c, await api.validate(bearer(c)), ({ externalId, email, entitlements }) => ({
      account: {
        external_id: externalId,
        email,
        entitlements: [...entitlements, 'of later'].map((product) => ({ product, name: 'subscriber' })),
      },
    })),
  );
  site.post(authBase + legacyAuthPaths.edit, async (c) => {
    const request = { email: c.req.query('email') ?? null, locale: query(c, 'locale') };
    return answer(c, await api.requestEmailChange(bearer(c), request), (value) => value);
  });
  site.post(authBase + legacyAuthPaths.editConfirm, async (c) => {
    const confirmed = await api.confirmEmailChange(bearer(c), {
      email: c.req.query('email') ?? null,
      passcode: query(c, 'otp'),
      hash: query(c, 'hash'),
      locale: query(c, 'locale'),
    });
    return answer(c, confirmed, (value) => ({ status: 'confirmed', ...value }));
  });
};
