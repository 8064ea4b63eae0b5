import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { authBase, authPaths } from '../../../src/contract/auth.ts';
import { legacyAuthPaths } from '../../../src/contract/legacy-auth.ts';
import { subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import { drawRecoveryKey } from '../../../src/domain/account/recovery-key.ts';
import { sessionCookieName } from '../../../src/domain/account/session-cookie.ts';

/** One call of somebody in a made-up network. */
export interface Order {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

/** Sends a call as the proxy in front does, and gives status and body. */
export function sendFrom(
  url: string,
  visitor: string,
  { method, path, headers, body }: Order,
): Promise<{ readonly status: number; readonly body: string; readonly cookie: string | undefined }> {
  return new Promise((resolve, reject) => {
    const call = request(
      url + path,
      { method, agent, headers: { ...headers, 'X-Forwarded-For': visitor } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => {
          const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0];
          resolve({ status: answer.statusCode ?? 0, body: text, cookie });
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** An address in one of so many networks that are all over the internet; about every fourth speaks IPv6. */
export function madeUpAddress(networks: number): string {
  const network = randomInt(networks);
  const [high, low] = [Math.floor(network / 250) + 1, (network % 250) + 1];
  return network % 4 === 0
    ? `2001:db8:${high.toString(16)}${low.toString(16)}:${randomInt(4)}::${randomInt(1, 9_999).toString(16)}`
    : `198.${18 + (high % 2)}.${low}.${randomInt(1, 250)}`;
}

/** What a hostile crowd orders. */
export type HostileKind = keyof typeof inSession | keyof typeof withoutSession;

const inSession = {
  create: () => post(authPaths.create),
  passcode: (email: string) => post(`${authPaths.passcode}?${new URLSearchParams({ email })}`),
  guess: (email: string) => logIn({ email, otp: '000000', method: 'otp' }),
  // One that the server cannot know to be nobody's without a look.
  key: () => logIn({ key: drawRecoveryKey(randomBytes), method: 'recovery-key' }),
} as const satisfies Readonly<Record<string, (email: string) => Order>>;

const withoutSession = {
  'first version, guess': (email: string) =>
    post(`${legacyAuthPaths.login}?${new URLSearchParams({ email, otp: '000000' })}`),
  'first version, passcode': askPasscode,
  authorize: () => beginSession(),
  'made-up refresh token': () => askTokens({ grant_type: 'refresh_token', refresh_token: madeUpToken() }),
  'made-up code': () =>
    askTokens({ grant_type: 'authorization_code', code: random(), code_verifier: random() }),
  'made-up bearer': () => ({
    method: 'GET',
    path: subscriptionBase + subscriptionPaths.subscription,
    headers: { Authorization: `Bearer ${random()}` },
  }),
} as const satisfies Readonly<Record<string, (email: string) => Order>>;

/** Sends one order about an address of mail, in a session that was made up, or was begun just before; gives the status of each answer. */
export async function sendHostile(
  url: string,
  visitor: string,
  order: { readonly kind: HostileKind; readonly email: string; readonly session: 'made up' | 'begun' },
): Promise<readonly number[]> {
  const { kind, email, session } = order;
  if (!isInSession(kind)) return [(await sendFrom(url, visitor, withoutSession[kind](email))).status];
  const begun = session === 'begun' ? await sendFrom(url, visitor, beginSession()) : null;
  const Cookie = begun?.cookie ?? `${sessionCookieName}=${random()}`;
  const call: Order = inSession[kind](email);
  const { status } = await sendFrom(url, visitor, { ...call, headers: { ...call.headers, Cookie } });
  return begun === null ? [status] : [begun.status, status];
}

function isInSession(kind: HostileKind): kind is keyof typeof inSession {
  return Object.hasOwn(inSession, kind);
}

const turns: readonly HostileKind[] = [
  'first version, guess',
  'first version, guess',
  'authorize',
  'create',
  'passcode',
  'guess',
  'key',
  'first version, passcode',
  'first version, passcode',
  'first version, passcode',
  'made-up refresh token',
  'made-up code',
  'made-up bearer',
];
let counter = 0;
/**
 * The next of the orders of a hostile crowd: codes for made-up addresses and for a few it wants to close, guesses, tokens that are made up, and
 * sessions that are begun, or made up, for more of the same. Half of those in a session have begun it.
 */
export function nextHostile(victims: readonly string[]): Parameters<typeof sendHostile>[2] {
  counter += 1;
  const victim = victims[randomInt(victims.length)] ?? '';
  return {
    kind: turns[counter % turns.length] ?? 'authorize',
    email: counter % 4 === 0 ? victim : `hostile.${counter}@pond.example`,
    session: counter % (2 * turns.length) < turns.length ? 'made up' : 'begun',
  };
}

/** Asks for a passcode by email, without a session. */
export function askPasscode(email: string): Order {
  return post(`${legacyAuthPaths.loginLink}?${new URLSearchParams({ email })}`);
}

function post(path: string): Order {
  return { method: 'POST', path: authBase + path };
}

function logIn(body: Readonly<Record<string, string>>): Order {
  return {
    ...post(authPaths.login),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function askTokens(grant: Readonly<Record<string, string>>): Order {
  const query = new URLSearchParams({ client_id: 'mallard-web', ...grant });
  return { method: 'GET', path: `${authBase}${authPaths.token}?${query}` };
}

function random(): string {
  return randomBytes(32).toString('base64url');
}

/** A refresh token by a random name: of one from before they were numbered only the store can tell that it is none. */
function madeUpToken(): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [
    part({ alg: 'ES256' }),
    part({ jti: `${randomUUID()}:${randomUUID()}` }),
    randomBytes(64).toString('base64url'),
  ].join('.');
}

function beginSession(): Order {
  const query = new URLSearchParams({
    code_challenge: random(),
    client_id: 'mallard-web',
    response_type: 'code',
    scope: 'privacypro',
  });
  return post(`${authPaths.authorize}?${query}`);
}
