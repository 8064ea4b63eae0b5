import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { FetchImage, type FetchImageOptions } from '../../../src/server/images/fetch-image.ts';
import { ImageLinks } from '../../../src/server/images/image-links.ts';
import { isPublicAddress } from '../../../src/server/images/public-address.ts';
import { imageRoutes } from '../../../src/server/images/routes.ts';
import { moduleApp } from '../support/module-app.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const secret = 's'.repeat(43);

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/** A host of images, which counts who comes. */
async function host(answer: RequestListener) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { seen, webOrigin: `http://images.example:${port}` };
}

const toLoopback = async () => [{ address: '127.0.0.1', family: 4 }];
const sends =
  (body: Uint8Array, type = 'image/png'): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'Content-Type': type }).end(body);

function proxy(webOrigins: readonly string[], options: Partial<FetchImageOptions> = {}) {
  const links = new ImageLinks(secret, webOrigins);
  const fetchImage = new FetchImage({
    allows: (image) => links.allows(image),
    resolve: toLoopback,
    isPublic: () => true,
    ...options,
  });
  const app = moduleApp(imageRoutes(links, fetchImage));
  return {
    links,
    get: (path: string | null, headers = {}) => app.request(path ?? 'not signed', { headers }),
  };
}

describe('the image proxy', () => {
  it('passes on an image of a listed origin, by our link', async () => {
    const { webOrigin, seen } = await host(sends(png));
    const { links, get } = proxy([webOrigin]);
    const answer = await get(links.to(new URL(`${webOrigin}/duck.png?size=2`)));

    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true);
    expect(seen).toEqual(['/duck.png?size=2']);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect(answer.headers.get('Cache-Control')).toContain('max-age=604800');
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-site');
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('does not send again what the visitor has', async () => {
    const { webOrigin } = await host(sends(png));
    const { links, get } = proxy([webOrigin]);
    const link = links.to(new URL(`${webOrigin}/a`));
    const tag = (await get(link)).headers.get('ETag') ?? '';
    const again = await get(link, { 'If-None-Match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('tells the other host nothing of the visitor', async () => {
    let told = '';
    const { webOrigin } = await host((request, response) => {
      told = JSON.stringify(request.headers);
      response.end(png);
    });
    const { links, get } = proxy([webOrigin]);
    await get(links.to(new URL(`${webOrigin}/a`)), {
      Cookie: 'secret=1',
      'User-Agent': 'secret',
      'X-Forwarded-For': '203.0.113.1',
      Referer: 'https://secret.example',
    });
    expect(told).not.toMatch(/secret|203\.0/);
    expect(told).toContain('identity');
  });

  it('fetches nothing without our signature', async () => {
    const { webOrigin, seen } = await host(sends(png));
    const { links, get } = proxy([webOrigin]);
    const u = encodeURIComponent(`${webOrigin}/a`);
    const elsewhere = new ImageLinks('x'.repeat(43), [webOrigin]).to(new URL(`${webOrigin}/a`));
    const other = new URLSearchParams(links.to(new URL(`${webOrigin}/b`))?.split('?')[1]).get('s');
    for (const path of [`/iu?u=${u}&s=`, `/iu?u=${u}&s=abc`, `/iu?u=${u}&s=${other}`, elsewhere]) {
      const answer = await get(path);
      expect([answer.status, await answer.json()]).toEqual([403, { error: 'forbidden_image' }]);
    }
    for (const path of ['/iu', `/iu?u=${u}`, '/iu/?s=abc']) expect((await get(path)).status).toBe(400);
    expect(seen).toEqual([]);
  });

  it('makes no link to an origin that is not listed, and forgets links when one is taken off', async () => {
    const { webOrigin, seen } = await host(sends(png));
    const old = new ImageLinks(secret, [webOrigin]).to(new URL(`${webOrigin}/a`));
    const { links, get } = proxy(['https://other.example']);
    expect(links.to(new URL(`${webOrigin}/a`))).toBeNull();
    expect(links.to(new URL('https://other.example.evil.example/a'))).toBeNull();
    expect(links.to(new URL('https://user:password@other.example/a'))).toBeNull();
    expect(links.to(new URL('https://other.example:8443/a'))).toBeNull();
    expect((await get(old)).status).toBe(403);
    expect(seen).toEqual([]);
  });

  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1'])(
    'never connects to %s, whatever name it hides behind',
    async (address) => {
      const { webOrigin, seen } = await host(sends(png));
      const { links, get } = proxy([webOrigin], {
        resolve: async () => [
          { address: '93.184.215.14', family: 4 },
          { address, family: address.includes(':') ? 6 : 4 },
        ],
        isPublic: isPublicAddress,
      });
      const answer = await get(links.to(new URL(`${webOrigin}/a`)));
      expect([answer.status, await answer.json()]).toEqual([403, { error: 'forbidden_image' }]);
      expect(seen).toEqual([]);
    },
  );

  it('never connects to a private address that is listed by mistake', async () => {
    const { webOrigin, seen } = await host(sends(png));
    const bare = webOrigin.replace('images.example', '127.0.0.1');
    const links = new ImageLinks(secret, [bare]);
    const fetchImage = new FetchImage({ allows: (image) => links.allows(image) });
    expect(await fetchImage.fetch(new URL(`${bare}/a`))).toEqual({
      ok: false,
      error: { code: 'forbidden' },
    });
    expect(seen).toEqual([]);
  });

  it('asks for the address once: a name that changes its mind changes nothing', async () => {
    const { webOrigin, seen } = await host(sends(png));
    let asked = 0;
    const { links, get } = proxy([webOrigin], {
      resolve: async () => {
        asked += 1;
        return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
      },
      isPublic: (address) => address === '127.0.0.1',
    });
    expect((await get(links.to(new URL(`${webOrigin}/a`)))).status).toBe(200);
    expect([asked, seen]).toEqual([1, ['/a']]);
  });

  it('follows a redirect within the list, checking the address again', async () => {
    const { webOrigin, seen } = await host((request, response) => {
      if (request.url === '/a') response.writeHead(302, { Location: '/b' }).end();
      else response.end(png);
    });
    let asked = 0;
    const { links, get } = proxy([webOrigin], {
      resolve: async () => {
        asked += 1;
        return toLoopback();
      },
    });
    expect((await get(links.to(new URL(`${webOrigin}/a`)))).status).toBe(200);
    expect([asked, seen]).toEqual([2, ['/a', '/b']]);
  });

  it('follows none to a private address, to another origin, or without end', async () => {
    const inner = await host(sends(png));
    const { webOrigin, seen } = await host((request, response) => {
      const to: Record<string, string> = {
        '/private': inner.webOrigin.replace('images.example', '127.0.0.1'),
        '/elsewhere': 'http://elsewhere.example/',
        '/file': 'file:///etc/passwd',
        '/loop': '/loop',
      };
      response.writeHead(301, { Location: to[request.url ?? ''] }).end();
    });
    const { links, get } = proxy([webOrigin]);
    const status = async (path: string) => (await get(links.to(new URL(webOrigin + path)))).status;
    expect(await status('/private')).toBe(403);
    expect(await status('/elsewhere')).toBe(403);
    expect(await status('/file')).toBe(403);
    expect(await status('/loop')).toBe(404);
    expect(seen.filter((path) => path === '/loop').length).toBe(4);
    expect(inner.seen).toEqual([]);
  });

  it.each([
    ['a page that calls itself an image', Buffer.from('<html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['nothing', Buffer.alloc(0)],
  ])('does not pass on %s', async (_what, body) => {
    const { webOrigin } = await host(sends(body));
    const { links, get } = proxy([webOrigin]);
    const answer = await get(links.to(new URL(`${webOrigin}/a`)));
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'not_found' }]);
  });

  it('stops at five megabytes, announced or not', async () => {
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]);
    const { webOrigin } = await host((request, response) => {
      if (request.url === '/announced') response.setHeader('Content-Length', large.byteLength);
      // In two pieces: of a single one, Node would announce the length by itself.
      response.write(large.subarray(0, 1024));
      response.end(large.subarray(1024));
    });
    const { links, get } = proxy([webOrigin]);
    expect((await get(links.to(new URL(`${webOrigin}/announced`)))).status).toBe(404);
    expect((await get(links.to(new URL(`${webOrigin}/not`)))).status).toBe(404);
  });

  it('says so when the other host does not answer', async () => {
    const { webOrigin } = await host((request, response) => {
      if (request.url === '/broken') response.writeHead(503).end();
    });
    const { links, get } = proxy([webOrigin], { longestWait: 50 });
    for (const path of ['/silent', '/broken']) {
      const answer = await get(links.to(new URL(webOrigin + path)));
      expect([answer.status, await answer.json()]).toEqual([502, { error: 'unavailable' }]);
    }
  });
});
