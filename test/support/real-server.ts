import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ClockReply, DevMailReply, devPaths } from '../../src/contract/dev.ts';
import { createSite, type SiteOptions } from '../../src/server/app.ts';
import { loadConfig } from '../../src/server/config/config.ts';
import { listenerOf } from '../../src/server/listen.ts';
import { openFreshStore } from '../server/support/fresh-database.ts';

/** The site's own server on a free port, with an empty store. */
export interface RealServer {
  /** Its URL without a trailing slash. */
  readonly url: string;
  /** All mails to an address, newest first, once all pending mail has been sent. */
  readonly mails: (to: string) => Promise<z.infer<typeof DevMailReply>>;
  /** Pays on a checkout's page, like a visitor without scripts; resolves when the site has learnt of it. */
  readonly pay: (checkoutUrl: URL, card: string) => Promise<Response>;
  /** The server's current time, in milliseconds since the epoch. */
  readonly now: () => Promise<number>;
  /** Advances the server's clock. */
  readonly advance: (milliseconds: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts one. `env` adds to its environment variables; `carried` replaces the project's folders of posts, phrases and
 * files.
 */
export async function realServer(
  env: Readonly<Record<string, string>> = {},
  carried: Pick<SiteOptions, 'content' | 'pages'> = {},
): Promise<RealServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mallard-test-'));
  let answer: RequestListener = (_, outgoing) => outgoing.writeHead(503).end();
  const server = createServer((incoming, outgoing) => answer(incoming, outgoing));
  // The URL must be known before the site is created, because its tokens and links contain it.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.parse(
    z.object({ port: z.number() }),
    server.address() satisfies AddressInfo | string | null,
  );
  const url = `http://localhost:${port}`;
  const config = loadConfig({
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...env,
  });
  const site = await createSite({ config, store: await openFreshStore(), ...carried });
  answer = listenerOf(site);

  return {
    url,
    async mails(to) {
      await site.settled();
      const response = await fetch(`${url}${devPaths.mailboxJson}?to=${encodeURIComponent(to)}`);
      return z.parse(DevMailReply, await response.json());
    },
    async pay(checkoutUrl, card) {
      const body = new URLSearchParams({ number: card, expiry: '12 / 35', cvc: '123', postcode: '10115' });
      const paid = await fetch(checkoutUrl, { method: 'POST', body, redirect: 'manual' });
      await site.settled();
      return paid;
    },
    async now() {
      const response = await fetch(`${url}${devPaths.clock}`);
      return z.parse(ClockReply, await response.json()).now;
    },
    async advance(milliseconds) {
      const response = await fetch(`${url}${devPaths.clock}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ advance: `PT${Math.ceil(milliseconds / 1000)}S` }),
      });
      z.parse(ClockReply, await response.json());
    },
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await site.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
