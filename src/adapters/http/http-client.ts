import { failure, type Result, success } from '../../domain/result.ts';

/** Absolute base URLs without a trailing slash, one per service; see the wire contract, "Rules for every call". */
export interface ServiceUrls {
  readonly auth: string;
  readonly subscriptions: string;
  readonly content: string;
  readonly search: string;
}

/** One call before it is sent. `undefined` values in `query` or `form` are omitted. */
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
  /** Cancels the call, which then fails as if offline. */
  readonly signal?: AbortSignal;
}

/** Any response from the server. `body` is untrusted and unvalidated; `undefined` when it is not JSON. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterSeconds?: number;
}

export interface HttpClientOptions {
  /** The services that the page calls. */
  readonly urls: Readonly<Partial<ServiceUrls>>;
  /** The page's own `?country=`, passed on so that a developer can view the site from another country. */
  readonly country?: () => string | null;
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
  /** Files of the content service that are also served under a content-hashed name: that name, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

const defaultTimeoutMs = 10_000;

/**
 * The only place that sends requests to our services. A response with any status is a success here; only a network
 * error or timeout is a failure. Never retries: `resource()` does so for reads by the fetch policy, `RenewTokens` for a
 * renewal, and every other use-case knows whether it may repeat its call.
 */
export class HttpClient {
  constructor(private readonly options: HttpClientOptions) {}

  /**
   * Sends one call. Fails with `offline` when there is no connection, when it breaks, or on timeout. Throws for an
   * unknown service (specification, section 8).
   */
  async send(call: HttpCall): Promise<Result<HttpAnswer, { readonly code: 'offline' }>> {
    const file = call.service === 'content' ? this.options.files?.[call.path] : undefined;
    const over = new AbortController();
    const signals = call.signal === undefined ? [over.signal] : [over.signal, call.signal];
    // Outside the try: an address that cannot be built is a bug, not a network failure.
    const request = new Request(this.addressOf(call, file ?? call.path), {
      method: call.method.toUpperCase(),
      headers: headersOf(call),
      body: bodyOf(call),
      // Only the auth service uses a cookie (its 600 s session), and it may be on another host.
      credentials: call.service === 'auth' ? 'include' : 'same-origin',
      // A content-hashed file may come from the HTTP cache.
      cache: file === undefined ? 'no-store' : 'default',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any(signals),
    });
    const timer = setTimeout(
      () => over.abort(),
      call.timeoutMs ?? this.options.timeoutMs ?? defaultTimeoutMs,
    );
    try {
      // Looked up on every call, so that a test or polyfill can replace it after this module was loaded.
      const response = await (this.options.fetch ?? globalThis.fetch)(request);
      return success(toAnswer(response.status, response.headers.get('retry-after'), await response.text()));
    } catch (error) {
      if (isNetworkFailure(error)) return failure({ code: 'offline' });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private addressOf({ service, query }: HttpCall, path: string): string {
    const parameters = listOf({ country: this.country(), ...query }).toString();
    return `${this.urlOf(service)}${path}${parameters && `?${parameters}`}`;
  }

  private urlOf(service: keyof ServiceUrls): string {
    const { urls } = this.options;
    const url = Object.hasOwn(urls, service) ? urls[service] : undefined;
    if (url === undefined) throw new Error(`Unknown service: ${service}`);
    return url;
  }

  private country(): string | undefined {
    const country = this.options.country?.() ?? '';
    return /^[a-z]{2}$/i.test(country) ? country : undefined;
  }
}

function headersOf({ headers, bearer, json }: HttpCall): Headers {
  const all = new Headers({ accept: 'application/json', ...headers });
  if (bearer !== undefined) all.set('authorization', `Bearer ${bearer}`);
  if (json !== undefined) all.set('content-type', 'application/json');
  return all;
}

function bodyOf({ json, form }: HttpCall): BodyInit | null {
  if (json !== undefined) return JSON.stringify(json);
  return form === undefined ? null : listOf(form);
}

function listOf(values: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const list = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) list.set(name, value);
  return list;
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

// A broken connection is a TypeError, a timed-out or cancelled call a DOMException.
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException;
}
