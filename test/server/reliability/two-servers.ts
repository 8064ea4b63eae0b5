import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { type Gateway, openGateway } from '../../../scripts/bench/server/card-events.ts';
import { behindThisMachine } from '../../../scripts/bench/server/made-up-network.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { TimedMail } from './timed-mail.ts';

/** Two servers on one Postgres, behind a proxy that is this process: whoever calls names the visitor's address. */
export interface TwoServers {
  readonly urls: readonly [string, string];
  /** Their public address, to which the card provider sends its events, signed with the secret. */
  readonly gateway: Gateway;
  readonly cardSecret: string;
  /** Where both send their emails. */
  readonly mail: TimedMail;
  readonly close: () => Promise<void>;
}

const cardSecret = 'the card provider of two servers knows this 4711 secret';

/** Starts them, with one built page. */
export async function startTwoServers(): Promise<TwoServers> {
  const folder = mkdtempSync(resolve('.cache/two-servers-'));
  const script = join(folder, 'server/main.js');
  cpSync(resolve(inject('serverScript'), '..'), join(folder, 'server'), { recursive: true });
  mkdirSync(join(folder, 'client'));
  writeFileSync(
    join(folder, 'client/index.html'),
    `<!doctype html><title>Page</title>${'<p>Text</p>'.repeat(2_000)}`,
  );
  writeFileSync(
    join(folder, 'headers.json'),
    JSON.stringify({
      classes: { plain: "default-src 'none'" },
      hashes: [],
      kinds: [{ pageClass: 'plain', scripts: [], styles: [] }],
      pages: { '/': 0 },
      notFound: {},
      speculationRules: '',
    }),
  );
  const databaseUrl = await freshDatabase();
  const gateway = await openGateway(() => one.url);
  const mail = await TimedMail.open();
  const start = (name: string): Promise<ServerProcess> =>
    startServerProcess(
      {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, name),
        SITE_SECRET: 'two-servers-of-a-test-know-the-same-4711-secret',
        CARD_WEBHOOK_SECRET: cardSecret,
        PUBLIC_URL: gateway.url,
        SMTP_URL: mail.url,
        ...behindThisMachine,
      },
      script,
    );
  const [one, two] = await Promise.all([start('one'), start('two')]);
  return {
    urls: [one.url, two.url],
    gateway,
    cardSecret,
    mail,
    close: async () => {
      await Promise.all([one.kill(), two.kill()]);
      await mail.close();
      gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
