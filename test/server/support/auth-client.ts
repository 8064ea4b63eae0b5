import { createHash, randomBytes } from 'node:crypto';
import { authBase, authPaths } from '../../../src/contract/auth.ts';
import { idempotencyHeader } from '../../../src/contract/idempotency.ts';
import { siteUrl, type TestSite } from './test-site.ts';

/** A response with its body read: parsed if it is JSON, else null. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

interface CallOptions {
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly bearer?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** The part of a site that a client needs. */
export interface AuthSite {
  readonly site: Pick<TestSite['site'], 'fetch'>;
  readonly passcodeFor: TestSite['passcodeFor'];
}

/** A browser (or app) that uses the auth service: it keeps the session cookie and the PKCE verifier. */
export class AuthClient {
  cookie: string | null = null;
  verifier = randomBytes(32).toString('base64url');

  constructor(
    private readonly at: AuthSite,
    readonly clientId = 'mallard-web',
    /** The remote address of its socket; by default the server's own machine. */
    private readonly peer?: string,
  ) {}

  /** A browser that has started to sign in. */
  static async begun(at: AuthSite, peer?: string): Promise<AuthClient> {
    const client = new AuthClient(at, 'mallard-web', peer);
    await client.authorize();
    return client;
  }

  /** Any call below the auth service's base path. */
  async call(method: 'GET' | 'POST', path: string, options: CallOptions = {}): Promise<Answer> {
    const url = new URL(siteUrl + authBase + path);
    for (const [key, value] of Object.entries(options.query ?? {})) {
      if (value !== undefined) url.searchParams.set(key, value);
    }
    const headers = new Headers({ Host: url.host, ...options.headers });
    if (this.cookie !== null) headers.set('Cookie', `ddg_auth_session_id=${this.cookie}`);
    if (options.bearer !== undefined) headers.set('Authorization', `Bearer ${options.bearer}`);
    if (options.json !== undefined) headers.set('Content-Type', 'application/json');
    const body = options.form ? new URLSearchParams(options.form) : options.json;
    const response = await this.at.site.fetch(
      new Request(url, {
        method,
        headers,
        ...(body === undefined
          ? {}
          : { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
      }),
      this.peer === undefined ? {} : { incoming: { socket: { remoteAddress: this.peer } } },
    );
    const given = /^ddg_auth_session_id=([^;]+)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1];
    if (given !== undefined) this.cookie = given;
    const text = await response.text();
    const isJson = (response.headers.get('Content-Type') ?? '').includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : null };
  }

  /** The query of a valid `authorize`, for this client's verifier. */
  authorizeQuery(): Record<string, string> {
    return {
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      client_id: this.clientId,
      response_type: 'code',
      scope: 'privacypro',
    };
  }

  authorize(): Promise<Answer> {
    return this.call('POST', authPaths.authorize, { query: this.authorizeQuery() });
  }

  create(): Promise<Answer> {
    return this.call('POST', authPaths.create);
  }

  askPasscode(
    email: string,
    options: { readonly locale?: string; readonly bearer?: string } = {},
  ): Promise<Answer> {
    const { locale, bearer } = options;
    return this.call('POST', authPaths.passcode, { query: { email, locale }, ...(bearer ? { bearer } : {}) });
  }

  logIn(email: string, otp: string): Promise<Answer> {
    return this.call('POST', authPaths.login, { json: { email, otp, method: 'otp' } });
  }

  exchange(code: string, more: Readonly<Record<string, string | undefined>> = {}): Promise<Answer> {
    return this.call('GET', authPaths.token, {
      query: {
        grant_type: 'authorization_code',
        code,
        code_verifier: this.verifier,
        client_id: this.clientId,
        ...more,
      },
    });
  }

  refresh(refreshToken: string, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.call('GET', authPaths.token, {
      query: { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: this.clientId, ...more },
    });
  }

  account(access: string): Promise<Answer> {
    return this.call('GET', authPaths.account, { bearer: access });
  }

  /** `key` is the idempotency key, repeated in a retry. */
  edit(access: string, email?: string, key?: string): Promise<Answer> {
    const headers = key === undefined ? {} : { [idempotencyHeader]: key };
    return this.call('POST', authPaths.edit, { query: { email, locale: 'en' }, bearer: access, headers });
  }

  confirm(access: string, query: Readonly<Record<string, string | undefined>>): Promise<Answer> {
    return this.call('POST', authPaths.editConfirm, { query, bearer: access });
  }

  /** Creates an account and signs in. */
  async signUp(): Promise<TokenPair> {
    await this.authorize();
    return tokensOf(await this.exchange(field((await this.create()).body, 'code')));
  }

  /** Creates an account with an address and signs in. */
  async signUpWith(email: string): Promise<TokenPair> {
    const tokens = await this.signUp();
    const hash = field((await this.edit(tokens.access, email)).body, 'hash');
    await this.confirm(tokens.access, { email, hash, otp: await this.at.passcodeFor(email) });
    return tokens;
  }
}

/** A text field of a response's body. Throws when it is missing. */
export function field(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name) : null;
  if (typeof value?.[1] !== 'string') throw new Error(`No ${name} in ${JSON.stringify(body)}`);
  return value[1];
}

/** The tokens of a response. Throws when they are missing. */
export function tokensOf(answer: Answer): TokenPair {
  return { access: field(answer.body, 'access_token'), refresh: field(answer.body, 'refresh_token') };
}

/** A text with one of its characters changed. */
export function changed(text: string): string {
  const at = text.length - 5;
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
}
