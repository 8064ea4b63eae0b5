import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSite, type Site } from '../../../src/server/app.ts';
import { SystemClock } from '../../../src/server/clock.ts';
import { loadConfig } from '../../../src/server/config/config.ts';
import { everyFault, type FaultProxy, openFaultProxy } from '../../support/fault-proxy.ts';
import { AuthClient } from '../support/auth-client.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';
import { freshAddress } from '../support/test-site.ts';
import { inTime, until } from './in-time.ts';

const aPage = 3_000;
const wellAgain = 5_000;

interface Post {
  readonly site: Site;
  readonly smtp: TestSmtpServer;
  readonly line: FaultProxy;
  /** Asks for a passcode as a visitor who signs in; answers the status. */
  readonly ask: (email: string) => Promise<number>;
  /** The ids of the messages that the mail server took for an address. */
  readonly taken: (email: string) => readonly string[];
  readonly close: () => Promise<void>;
}

/** A site whose mail goes to its server through a proxy, by the machine's own clock. */
async function openPost(): Promise<Post> {
  const smtp = await startSmtpServer();
  const line = await openFaultProxy({ port: Number(new URL(smtp.url).port) });
  const folder = mkdtempSync(join(tmpdir(), 'reliability-mail-'));
  const config = loadConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${line.port}`,
  });
  const store = await openFreshStore();
  const site = await createSite({ config, store, clock: new SystemClock(), postEvent: async () => 200 });
  return {
    site,
    smtp,
    line,
    ask: async (email) => {
      const client = new AuthClient({ site, passcodeFor: async () => '' });
      await client.authorize();
      return (await client.askPasscode(email)).status;
    },
    taken: (email) =>
      smtp.received
        .filter((raw) => raw.includes(`To: ${email}`))
        .map((raw) => /^Message-ID: <([^>]+)>/im.exec(raw)?.[1] ?? ''),
    close: async () => {
      await line.close();
      await site.close();
      await smtp.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let post: Post;
beforeEach(async () => {
  post = await openPost();
}, 240_000);
afterEach(() => post.close());

describe('a mail server behind a network that fails', () => {
  it.each(everyFault)(
    'by being %s: who asks for a passcode is answered in 3 s, and gets it within 5 s of the recovery, once',
    async (fault) => {
      const [during, after] = [freshAddress(), freshAddress()];
      const tried = post.line.connections();
      post.line.break(fault);
      expect(await inTime(aPage, 'asking for a passcode', post.ask(during))).toBe(200);
      await until(async () => post.line.connections() > tried);
      expect(post.taken(during)).toEqual([]);

      post.line.mend();
      expect(await inTime(aPage, 'asking for a passcode', post.ask(after))).toBe(200);
      const delivered = until(async () => [during, after].every((email) => post.taken(email).length > 0));
      await inTime(wellAgain, 'delivering', delivered);
      await post.site.settled();
      expect([during, after].map((email) => post.taken(email).length)).toEqual([1, 1]);
    },
    240_000,
  );
});
