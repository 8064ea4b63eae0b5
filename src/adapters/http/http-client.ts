import ky, { isNetworkError, isTimeoutError, type KyInstance } from 'ky';
import { failure, type Result, success } from '../../domain/result.ts';

/** Absolute base URLs without a trailing slash, one a service; see the wire contract, "Rules for every call". */
export interface ServiceUrls {
  readonly auth: string;
  readonly subscriptions: string;
  readonly content: string;
  readonly search: string;
}

/** One call, before it is sent. What is `undefined` in `query` or `form` is left out. */
export interface HttpCall {
  readonly service: keyof ServiceUrls;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Relative to the service's base URL, with a leading slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly form?: Readonly<Record<string, string | undefined>>;
  readonly json?: unknown;
  readonly bearer?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Takes the call back; it then fails as if there were no connection. */
  readonly signal?: AbortSignal;
}

/** Any answer the server gave. `body` is foreign and unchecked; `undefined` when it is not JSON. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterSeconds?: number;
}

export interface HttpClientOptions {
  readonly urls: ServiceUrls;
  /** The page's own `?country=`, handed on so that a developer can look at the site from elsewhere. */
  readonly country?: () => string | null;
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
  /** Files of the content service that also lie under a name which changes with what is in them: that name, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

const defaultTimeoutMs = 10_000;

/**
 * The one place that sends requests to our services. An answer with any status is a success here;
 * only a network that gives none within the time limit is a failure. Never retries: the fetch policy of
 * `resource()` does so for reads, and a repeated token or checkout call could burn a token or open two checkouts.
 */
export class HttpClient {
  private readonly client: KyInstance;

  constructor(private readonly options: HttpClientOptions) {
    this.client = ky.create({
      retry: 0,
      throwHttpErrors: false,
      timeout: options.timeoutMs ?? defaultTimeoutMs,
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      headers: { accept: 'application/json' },
      // Looked up at each call, so that a test or a polyfill may replace it after this module was loaded.
      fetch: (input, init) => (options.fetch ?? globalThis.fetch)(input, init),
    });
  }

  /**
   * Sends one call. Fails with `offline` when there is no connection, it breaks, or the time is over. Throws on a service
   * that is not known (specification, section 8).
   */
  async send(call: HttpCall): Promise<Result<HttpAnswer, { readonly code: 'offline' }>> {
    const file = call.service === 'content' ? this.options.files?.[call.path] : undefined;
    // Outside the try: an address that cannot be built is a bug, not a network failure.
    const pending = this.client(`${this.urlOf(call.service)}${file ?? call.path}`, {
      method: call.method,
      // What has a name of its own for each content may come from the browser's own store.
      ...(file === undefined ? {} : { cache: 'default' }),
      // Only the auth service has a cookie (its session of 600 s), and it may be mounted on another host.
      credentials: call.service === 'auth' ? 'include' : 'same-origin',
      searchParams: { country: this.country(), ...call.query },
      headers: {
        ...call.headers,
        authorization: call.bearer === undefined ? undefined : `Bearer ${call.bearer}`,
      },
      ...(call.json === undefined ? {} : { json: call.json }),
      ...(call.form === undefined ? {} : { body: formBody(call.form) }),
      ...(call.signal === undefined ? {} : { signal: call.signal }),
      ...(call.timeoutMs === undefined ? {} : { timeout: call.timeoutMs }),
    });
    try {
      const text = await pending.text();
      const response = await pending;
      return success(toAnswer(response.status, response.headers.get('retry-after'), text));
    } catch (error) {
      if (isNetworkFailure(error)) return failure({ code: 'offline' });
      throw error;
    }
  }

  private urlOf(service: keyof ServiceUrls): string {
    const { urls } = this.options;
    if (!Object.hasOwn(urls, service)) throw new Error(`Unknown service: ${service}`);
    return urls[service];
  }

  private country(): string | undefined {
    const country = this.options.country?.() ?? '';
    return /^[a-z]{2}$/i.test(country) ? country : undefined;
  }
}

function formBody(form: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) if (value !== undefined) body.set(name, value);
  return body;
}

function toAnswer(status: number, retryAfter: string | null, text: string): HttpAnswer {
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  return {
    status,
    body: parseJson(text),
    ...(Number.isFinite(seconds) && seconds >= 0 ? { retryAfterSeconds: seconds } : {}),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// A body that breaks off is a TypeError or an AbortError and not one of ky's own.
function isNetworkFailure(error: unknown): boolean {
  return (
    isTimeoutError(error) ||
    isNetworkError(error) ||
    error instanceof TypeError ||
    error instanceof DOMException
  );
}
