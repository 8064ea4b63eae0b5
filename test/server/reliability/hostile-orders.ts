import { randomBytes, randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { authBase, authPaths } from '../../../src/contract/auth.ts';
import { legacyAuthPaths } from '../../../src/contract/legacy-auth.ts';
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

let counter = 0;
/**
 * The orders of a hostile crowd: codes for made-up addresses and for a few it wants to close, guesses, and sessions that are
 * begun, or made up, for more of the same.
 */
export function hostileOrder(victims: readonly string[]): Order {
  counter += 1;
  const victim = victims[randomInt(victims.length)] ?? '';
  const email = counter % 4 === 0 ? victim : `hostile.${counter}@pond.example`;
  const query = new URLSearchParams({ email });
  const madeUp = { Cookie: `${sessionCookieName}=${randomBytes(32).toString('base64url')}` };
  const guess = (body: Readonly<Record<string, string>>): Order => ({
    ...post(authPaths.login),
    headers: { ...madeUp, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  switch (counter % 10) {
    case 0:
    case 1:
      return post(`${legacyAuthPaths.login}?${query}&otp=000000`);
    case 2:
      return { method: 'POST', path: authorizePath(randomBytes(32).toString('base64url')) };
    case 3:
      return { ...post(authPaths.create), headers: madeUp };
    case 4:
      return { ...post(`${authPaths.passcode}?${query}`), headers: madeUp };
    case 5:
      return guess({ email, otp: '000000', method: 'otp' });
    case 6:
      return guess({ key: randomBytes(20).toString('hex'), method: 'recovery-key' });
    default:
      return post(`${legacyAuthPaths.loginLink}?${query}`);
  }
}

const post = (path: string): Order => ({ method: 'POST', path: authBase + path });

export const authorizePath = (challenge: string) =>
  `${authBase}${authPaths.authorize}?${new URLSearchParams({
    code_challenge: challenge,
    client_id: 'mallard-web',
    response_type: 'code',
    scope: 'privacypro',
  })}`;
