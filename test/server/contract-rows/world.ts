import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { DevMailReply, devPaths } from '../../../src/contract/dev.ts';
import { ImageLinks } from '../../../src/server/images/image-links.ts';
import { createLog } from '../../../src/server/log.ts';
import type { Answer } from '../support/auth-client.ts';
import { type ImageHost, openImageHost } from '../support/image-host.ts';
import { minutes } from '../support/manual-clock.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { siteUrl } from '../support/test-site.ts';

/** A call as it goes out; what a row's good call is made of, and what its bad calls change. */
export interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** The end of the query, as it is. */
  readonly octets?: string;
  readonly json?: Readonly<Record<string, unknown>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly bearer?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A sign-in under way: its session cookie and the verifier of its challenge. */
export interface OpenSession {
  readonly cookie: string;
  readonly verifier: string;
}

export interface SignedIn extends OpenSession {
  readonly bearer: string;
  readonly refresh: string;
}

/** By which the restoration partner of this site proves who it is. */
export const partnerKey = 'k'.repeat(43);

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
const Code = z.object({ code: z.string() });

/** A whole site with everything a good call may need: sessions, accounts, subscribers, mails. */
export class World {
  private constructor(
    readonly shop: Shop,
    private readonly host: ImageHost,
  ) {}

  /** Opens one; `log` takes what it logs. */
  static async open(log = createLog('silent')): Promise<World> {
    const host = await openImageHost();
    const env = { ITR_PARTNER_KEY: partnerKey, IMAGE_ORIGINS: host.origin };
    return new World(await openShop(env, { log, imageHosts: host.hosts }), host);
  }

  /** Our link to an image that is there. */
  imageLink(): Record<string, string> {
    const links = new ImageLinks(this.shop.config.secrets.site, [this.host.origin]);
    const link = links.to(new URL('/duck.png', this.host.origin)) ?? '';
    return Object.fromEntries(new URL(link, siteUrl).searchParams);
  }

  /** Everything so far that no log may have: tokens, codes, passcodes, cookies, addresses, what stood in a query. */
  readonly secrets = new Set<string>();

  async close(): Promise<void> {
    await this.shop.close();
    this.host.close();
  }

  /** Sends a call. */
  async send(method: string, path: string, call: Call = {}): Promise<Answer & { text: string }> {
    const filled = path.replace(/:([A-Za-z]+)/g, (_, name) =>
      encodeURIComponent(call.params?.[name] ?? name),
    );
    const url = new URL(filled, siteUrl);
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
    const query = [url.search.slice(1), call.octets].filter(Boolean).join('&');
    const headers = { ...call.headers };
    if (call.cookie !== undefined) headers['Cookie'] = `ddg_auth_session_id=${call.cookie}`;
    const answer = await this.shop.call(method, query === '' ? url.pathname : `${url.pathname}?${query}`, {
      headers,
      ...(call.bearer === undefined ? {} : { bearer: call.bearer }),
      ...(call.json === undefined ? {} : { json: call.json }),
      ...(call.form === undefined ? {} : { form: call.form }),
      ...(call.text === undefined ? {} : { body: call.text }),
    });
    this.remember(call, answer);
    return answer;
  }

  private remember(call: Call, answer: Answer): void {
    const cookie = /=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1];
    const given: Record<string, unknown> = {
      ...call.query,
      ...call.form,
      ...call.json,
      bearer: call.bearer,
      cookie: call.cookie,
    };
    const got = z.safeParse(z.record(z.string(), z.unknown()), answer.body);
    const told: unknown[] = [...Object.values(given), cookie];
    for (const field of ['code', 'access_token', 'refresh_token', 'hash', 'auth_token', 'email', 'key']) {
      if (got.success) told.push(got.data[field]);
    }
    for (const value of told) if (typeof value === 'string') this.secrets.add(value);
  }

  authorizeQuery(verifier: string): Record<string, string> {
    return {
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      client_id: 'mallard-web',
      response_type: 'code',
      scope: 'privacypro',
    };
  }

  async session(): Promise<OpenSession> {
    const verifier = randomBytes(32).toString('base64url');
    const opened = await this.send('POST', '/api/auth/v2/authorize', {
      query: this.authorizeQuery(verifier),
    });
    const cookie = /^ddg_auth_session_id=([^;]+)/.exec(opened.headers.get('Set-Cookie') ?? '')?.[1];
    if (cookie === undefined) throw new Error('No session was opened');
    return { cookie, verifier };
  }

  /** The query that turns a new account's code into tokens. */
  async codeExchange(session?: OpenSession): Promise<Record<string, string>> {
    const { cookie, verifier } = session ?? (await this.session());
    const created = await this.send('POST', '/api/auth/v2/account/create', { cookie });
    return {
      grant_type: 'authorization_code',
      code: z.parse(Code, created.body).code,
      code_verifier: verifier,
      client_id: 'mallard-web',
    };
  }

  /** A new account without an address, signed in. */
  async signedIn(): Promise<SignedIn> {
    const session = await this.session();
    const answer = await this.send('GET', '/api/auth/v2/token', { query: await this.codeExchange(session) });
    const tokens = z.parse(Tokens, answer.body);
    return { ...session, bearer: tokens.access_token, refresh: tokens.refresh_token };
  }

  /** A change of address under way, with the passcode that was mailed. */
  async emailChange(bearer: string, email = this.address()): Promise<Record<string, string>> {
    const asked = await this.send('POST', '/api/auth/v2/account/edit', { query: { email }, bearer });
    const { hash } = z.parse(z.object({ hash: z.string() }), asked.body);
    return { email, hash, otp: await this.passcode(email) };
  }

  /** A new account with an address. */
  async withAddress(): Promise<SignedIn & { readonly email: string }> {
    const account = await this.signedIn();
    const change = await this.emailChange(account.bearer);
    await this.send('POST', '/api/auth/v2/account/edit/confirm', { query: change, bearer: account.bearer });
    this.later();
    return { ...account, email: change['email'] ?? '' };
  }

  /** An account that has bought a subscription. */
  async subscriber(): Promise<{ readonly bearer: string }> {
    const buyer = await this.shop.buyer();
    await buyer.buy();
    return buyer;
  }

  /** The newest message to an address. */
  async mail(to: string): Promise<{ readonly text: string; readonly subject: string }> {
    await this.shop.site.settled();
    const answer = await this.send('GET', devPaths.mailboxJson, { query: { to } });
    const [newest] = z.parse(DevMailReply, answer.body);
    if (newest === undefined) throw new Error(`Nothing was mailed to ${to}`);
    return newest;
  }

  async passcode(to: string): Promise<string> {
    const passcode = /^\d{6}$/m.exec((await this.mail(to)).text)?.[0] ?? '';
    this.secrets.add(passcode);
    return passcode;
  }

  /** The `token` of the link in the newest message to an address that leads to `path`. */
  async linkToken(to: string, path: string): Promise<string> {
    const { text } = await this.mail(to);
    const link = text.split(/\s+/).find((word) => word.includes(`${path}?`));
    return new URL(link ?? siteUrl).searchParams.get('token') ?? '';
  }

  /** An address that nobody else has. */
  address(): string {
    return `duck-${randomUUID().slice(0, 8)}@pond.example`;
  }

  /** Lets so much time pass that no limit is in the way; tokens and sessions live on. */
  later(): void {
    this.shop.clock.pass(minutes(2));
  }
}
