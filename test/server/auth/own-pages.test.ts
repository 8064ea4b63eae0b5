import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBase, authPagePaths, authPaths } from '../../../src/contract/auth.ts';
import { legacyAuthPaths } from '../../../src/contract/legacy-auth.ts';
import { openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

const { keys, account, export: exported, authorize, token, ...changing } = authPaths;

/** Every call of the auth service that changes something, or gives something to a browser's cookie. */
const calls: readonly (readonly ['GET' | 'POST', string])[] = [
  ...Object.values(changing).map((path) => ['POST', authBase + path] as const),
  ...Object.values(legacyAuthPaths).map((path) => ['POST', authBase + path] as const),
  ['POST', authBase + authorize],
  ['GET', authBase + authorize],
  ['POST', authBase + token],
  ['GET', authBase + token],
  ['GET', authBase + account],
  ['GET', authBase + exported],
  ['GET', authBase + legacyAuthPaths.validate],
  ['POST', authPagePaths.undoEmailChange],
];

const elsewhere: readonly Readonly<Record<string, string>>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: `${siteUrl}.evil.example` },
  { Origin: 'http://localhost:4174' },
  { Origin: 'https://localhost:4173' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
];
const ours: readonly Readonly<Record<string, string>>[] = [
  { Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin' },
  { Origin: siteUrl },
  { 'Sec-Fetch-Site': 'same-origin' },
  // A visitor who typed the address, and a host app or server, which send nothing.
  { 'Sec-Fetch-Site': 'none' },
  {},
];

const ask = async (method: string, path: string, headers: Readonly<Record<string, string>>) => {
  const response = await at.site.fetch(new Request(siteUrl + path, { method, headers }));
  const isOurs = response.headers.get('Access-Control-Allow-Origin') === null;
  return { status: response.status, body: await response.text(), isOurs };
};

describe.each(calls)('%s %s', (method, path) => {
  it('is refused from every other site, whatever it says of itself', async () => {
    for (const headers of elsewhere) {
      const { status, body } = await ask(method, path, headers);
      expect([status, body, headers]).toEqual([403, '{"error":"forbidden_origin"}', headers]);
    }
  });

  it('is heard from our own pages, from apps and from servers', async () => {
    for (const headers of ours) {
      const { status, body } = await ask(method, path, headers);
      expect(status).toBeLessThan(500);
      expect(body).not.toContain('forbidden_origin');
    }
  });
});

describe('authorize', () => {
  it('is never opened to other sites by CORS', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { isOurs } = await ask(method, authBase + authorize, {
        Origin: 'https://app.example',
        'Access-Control-Request-Method': 'POST',
      });
      expect(isOurs).toBe(true);
    }
  });
});

it('leaves the key set to everybody', async () => {
  const { status } = await ask('GET', authBase + keys, { Origin: 'https://app.example' });
  expect(status).toBe(200);
});
