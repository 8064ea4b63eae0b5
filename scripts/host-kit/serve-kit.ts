import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { root } from '../setup/paths.mjs';
import { answerFixtures } from './fixtures.ts';
import { kitPage } from './kit-page.ts';
import { pageScript } from './page-scripts.ts';
import { handOn } from './proxy.ts';
import type { KitOptions } from './run-check.ts';

const defaultPort = 4300;
const own = '/.host-kit/';

const paths = [
  '/pro',
  '/subscriptions',
  '/subscriptions/welcome',
  '/subscriptions/manage',
  '/subscriptions/activation-flow/this-device',
  '/identity-theft-restoration',
  '/dev/host',
];

/** The kit at an address, and how to close it. */
export interface ServedKit {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves the kit's page at `/.host-kit/` and everything else from the site behind it. */
export async function openKit(site: URL, port: number, inject: string | null): Promise<ServedKit> {
  const bundle = inject === null ? null : readFileSync(inject, 'utf8');
  const page = kitPage({ path: '/pro', paths, bundle: inject === null ? null : path.basename(inject) });
  const files: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
    [own]: { type: 'text/html; charset=utf-8', text: page },
    [`${own}kit.js`]: script(await pageScript('kit')),
    [`${own}play.js`]: script(await pageScript('play')),
    [`${own}fixtures.json`]: { type: 'application/json', text: JSON.stringify(answerFixtures()) },
    ...(bundle === null
      ? {}
      : {
          [`${own}bundle.js`]: script(bundle),
          [`${own}tap.js`]: script('globalThis.tapHostWires?.();'),
        }),
  };
  const put = ['play.js', ...(bundle === null ? [] : ['bundle.js', 'tap.js'])].map((name) => own + name);
  const server = createServer((incoming, outgoing) => {
    const file = files[incoming.url ?? ''];
    if (file !== undefined) {
      // The same as on the site's pages, so that the opened window keeps its opener.
      const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cache-Control': 'no-store' };
      outgoing.writeHead(200, { 'Content-Type': file.type, ...headers }).end(file.text);
      return;
    }
    if (incoming.url?.startsWith(own)) {
      outgoing.writeHead(404).end();
      return;
    }
    handOn(incoming, outgoing, site, put).catch((error: Error) => {
      outgoing
        .writeHead(502, { 'Content-Type': 'text/plain' })
        .end(`The site does not answer: ${error.message}\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, () => resolve()));
  return { address: `http://localhost:${portOf(server)}`, close: () => closed(server) };
}

/**
 * Serves the kit from the command line: with the built site behind it, which is told that its public address is the
 * kit's.
 */
export async function serveKit({ inject }: KitOptions): Promise<void> {
  const port = Number(process.env['HOST_KIT_PORT'] ?? defaultPort);
  const named = process.env['SITE_URL'];
  const behind = named === undefined ? startSite(port) : new URL(named);
  const { address } = await openKit(behind, port, inject ?? null);
  process.stdout.write(`\n  Host kit  ${address}${own}\n  Site      ${named ?? address}\n\n`);
}

function startSite(kitPort: number): URL {
  const port = String(kitPort + 1);
  const env = { ...process.env, PORT: port, PUBLIC_URL: `http://localhost:${kitPort}` };
  const site = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, env, stdio: 'inherit' });
  site.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
  return new URL(`http://localhost:${port}`);
}

function script(text: string) {
  return { type: 'text/javascript; charset=utf-8', text };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
