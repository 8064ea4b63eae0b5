import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type HttpCall, HttpClient } from '../../../src/adapters/http/http-client.ts';

const urls = {
  auth: 'https://auth.example/api/auth',
  subscriptions: 'https://subscriptions.example/api',
  content: 'https://content.example',
  search: 'https://search.example',
};
const server = setupServer();
const seen: Request[] = [];

beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  seen.length = 0;
});
afterAll(() => server.close());

function answer(make: (request: Request) => Response | Promise<Response>) {
  server.use(
    http.all('*', async ({ request }) => {
      seen.push(request.clone());
      return make(request);
    }),
  );
}

const client = ({
  country,
  ...options
}: {
  country?: string;
  timeoutMs?: number;
  fetch?: typeof fetch;
} = {}) => new HttpClient({ urls, country: () => country ?? null, ...options });
const get: HttpCall = { service: 'subscriptions', method: 'get', path: '/products' };
const post: HttpCall = {
  service: 'auth',
  method: 'post',
  path: '/v2/token',
  form: { code: 'secret', ttl: undefined },
};
const sent = () => seen.map(({ method, url }) => `${method} ${url}`);

describe('the client of our services', () => {
  it('asks for a file by the name of its content, which the browser may keep, and for nothing else so', async () => {
    const asked: string[] = [];
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      asked.push(`${request.url} ${request.cache}`);
      return Response.json({});
    };
    const direct = new HttpClient({ urls, fetch, files: { '/jobs.json': '/assets/jobs-abc.json' } });
    await direct.send({ service: 'content', method: 'get', path: '/jobs.json' });
    await direct.send({ service: 'subscriptions', method: 'get', path: '/jobs.json' });
    await direct.send({ service: 'content', method: 'get', path: '/countryCode' });
    expect(asked).toEqual([
      'https://content.example/assets/jobs-abc.json default',
      'https://subscriptions.example/api/jobs.json no-store',
      'https://content.example/countryCode no-store',
    ]);
  });

  it('sends a call to its service', async () => {
    answer(() => HttpResponse.json({}));
    await client().send(get);
    await client().send(post);
    await client().send({
      service: 'content',
      method: 'get',
      path: '/countryCode',
      query: { a: 'b', c: undefined },
    });
    expect(sent()).toEqual([
      'GET https://subscriptions.example/api/products',
      'POST https://auth.example/api/auth/v2/token',
      'GET https://content.example/countryCode?a=b',
    ]);
  });

  it('keeps tokens, codes and passcodes of a form out of the address', async () => {
    answer(() => HttpResponse.json({}));
    await client().send({ ...post, bearer: 'a.b.c' });
    const [request] = seen;
    expect(await request?.text()).toBe('code=secret');
    expect(request?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(request?.headers.get('authorization')).toBe('Bearer a.b.c');
    expect(request?.url).not.toContain('secret');
  });

  it('sends JSON as JSON, and no bearer where there is none', async () => {
    answer(() => HttpResponse.json({}));
    await client().send({ service: 'auth', method: 'post', path: '/v2/login', json: { otp: '123456' } });
    const [request] = seen;
    expect(await request?.json()).toEqual({ otp: '123456' });
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.has('authorization')).toBe(false);
  });

  it('brings cookies to the auth service only, keeps answers out of caches and says nothing of the page', async () => {
    const requests: Request[] = [];
    const direct = new HttpClient({
      urls,
      fetch: async (input, init) => {
        requests.push(input instanceof Request ? input : new Request(input, init));
        return Response.json({});
      },
    });
    await direct.send(post);
    await direct.send(get);
    expect(requests.map(({ credentials }) => credentials)).toEqual(['include', 'same-origin']);
    for (const { cache, referrerPolicy } of requests) {
      expect({ cache, referrerPolicy }).toEqual({ cache: 'no-store', referrerPolicy: 'no-referrer' });
    }
  });

  it('hands on the page’s country, and nothing that is none', async () => {
    answer(() => HttpResponse.json({}));
    await client({ country: 'de' }).send(get);
    await client({ country: 'de' }).send({ ...get, query: { country: 'FR' } });
    for (const country of ['', 'deu', 'd', '../', 'd&x=1']) await client({ country }).send(get);
    const base = 'GET https://subscriptions.example/api/products';
    expect(sent()).toEqual([`${base}?country=de`, `${base}?country=FR`, base, base, base, base, base]);
  });

  it.each([200, 201, 400, 401, 404, 409, 500, 502, 503])(
    'takes %i for an answer, and never asks twice',
    async (status) => {
      answer(() => HttpResponse.json({ error: 'code' }, { status }));
      expect(await client().send(get)).toEqual({ ok: true, value: { status, body: { error: 'code' } } });
      expect(await client().send(post)).toEqual({ ok: true, value: { status, body: { error: 'code' } } });
      expect(seen).toHaveLength(2);
    },
  );

  it.each([
    ['12', 12],
    ['0', 0],
    ['soon', undefined],
    ['-1', undefined],
  ])('reads Retry-After: %s', async (header, retryAfterSeconds) => {
    answer(() => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': header } }));
    const sentOne = await client().send(get);
    expect(sentOne).toEqual({
      ok: true,
      value: { status: 429, body: {}, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) },
    });
  });

  it.each(['', '<html>', '{"a":', 'null!'])('has no body where the answer is not JSON: %j', async (text) => {
    answer(() => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } }));
    expect(await client().send(get)).toEqual({ ok: true, value: { status: 200, body: undefined } });
  });

  it('is offline when there is no connection, and does not try again', async () => {
    answer(() => HttpResponse.error());
    expect(await client().send(get)).toEqual({ ok: false, error: { code: 'offline' } });
    expect(await client().send(post)).toEqual({ ok: false, error: { code: 'offline' } });
    expect(seen).toHaveLength(2);
  });

  it('is offline when no answer comes in time, and when its body does not', async () => {
    answer(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    expect(await client({ timeoutMs: 20 }).send(get)).toEqual({ ok: false, error: { code: 'offline' } });
    // As a browser's: once the call is over, its body fails. MSW's would end it, at which Node's parser stumbles.
    const halfAnswer: typeof fetch = async (request) => {
      const { signal } = request as Request;
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{'));
          signal.addEventListener('abort', () => stream.error(signal.reason));
        },
      });
      return new Response(body);
    };
    expect(await client({ timeoutMs: 20, fetch: halfAnswer }).send(get)).toEqual({
      ok: false,
      error: { code: 'offline' },
    });
  });

  it('waits as long as the call says, where it says so, and leaves no clock running behind an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const never: typeof fetch = (request) =>
        new Promise((_, reject) => {
          const { signal } = request as Request;
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      const outcome = client({ timeoutMs: 60_000, fetch: never }).send({ ...get, timeoutMs: 500 });
      vi.advanceTimersByTime(500);
      expect(await outcome).toEqual({ ok: false, error: { code: 'offline' } });
      expect((await client({ fetch: async () => Response.json({}) }).send(get)).ok).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is offline when the connection breaks in the middle of the answer', async () => {
    answer(
      () =>
        new HttpResponse(
          new ReadableStream({
            start(body) {
              body.enqueue(new TextEncoder().encode('{"a":'));
              body.error(new TypeError('terminated'));
            },
          }),
        ),
    );
    expect(await client().send(get)).toEqual({ ok: false, error: { code: 'offline' } });
  });

  it('throws on a service that is not known, and sends nothing', async () => {
    answer(() => HttpResponse.json({}));
    // @ts-expect-error the type already forbids it
    await expect(client().send({ ...get, service: 'toString' })).rejects.toThrow('Unknown service: toString');
    expect(seen).toEqual([]);
  });

  it('throws on an address that cannot be one, which is a bug', async () => {
    const broken = new HttpClient({ urls: { ...urls, content: 'nowhere' } });
    await expect(async () => broken.send({ service: 'content', method: 'get', path: '/' })).rejects.toThrow();
  });
});
