import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSite, type Site } from '../../../../src/server/app.ts';
import { runKeysCommand } from '../../../../src/server/auth/keys/keys-command.ts';
import { loadConfig } from '../../../../src/server/config/config.ts';
import { embeddedFolder } from '../../../../src/server/db/finish-restore.ts';
import { readSiteValue } from '../../../../src/server/db/site-values.ts';
import { connectFolder, connectPostgres } from '../../../../src/server/db/store.ts';
import { createLog } from '../../../../src/server/log.ts';
import { AuthClient, tokensOf } from '../../support/auth-client.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { fillDataFolder } from '../../support/store-image.ts';

const [here, elsewhere] = ['http://pond.example', 'http://lake.example'];
const SITE_SECRET = 'a-secret-that-all-servers-of-a-store-have-4711';
const folder = mkdtempSync(join(tmpdir(), 'mallard-store-address-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const postEvent = async () => 200;
const visitorOf = (site: Pick<Site, 'fetch'>) =>
  new AuthClient({ site, passcodeFor: () => Promise.reject(new Error('Nobody has an address here')) });

describe('servers on one Postgres', () => {
  it('have one address: another one is refused, until it is accepted on purpose, and then the former one', async () => {
    const databaseUrl = await freshDatabase();
    const configAt = (PUBLIC_URL: string) =>
      loadConfig({
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        SITE_SECRET,
        PUBLIC_URL,
        LOG_LEVEL: 'silent',
      });
    const start = (address: string) => createSite({ config: configAt(address), postEvent });
    const first = await start(here);
    const visitor = visitorOf(first);
    const { refresh } = await visitor.signUp();
    await expect(start(elsewhere)).rejects.toThrow(
      /^PUBLIC_URL is not usable: it is http:\/\/lake\.example, .* at http:\/\/pond\.example: .*npm run keys -- accept-address/,
    );
    // However it is written, it is the same.
    const second = await start('HTTP://pond.example/');
    await Promise.all([first.close(), second.close()]);

    const store = connectPostgres(databaseUrl);
    const accept = () => runKeysCommand(store.db, configAt(elsewhere), 'accept-address', Date.now());
    expect(await accept()).toMatchObject({
      done: true,
      text: expect.stringContaining(`at ${elsewhere} from now on`),
    });
    expect(await accept()).toMatchObject({
      done: true,
      text: expect.stringContaining('Nothing was changed'),
    });
    await store.close();
    await expect(start(here)).rejects.toThrow('PUBLIC_URL is not usable');
    const moved = await start(elsewhere);
    await staysSignedIn(moved, refresh);
    await moved.close();
  });
});

describe('a server on Postgres that nobody gave an address', () => {
  it('starts beside others, warns that tokens are not shared with them, and leaves their address as it is', async () => {
    const databaseUrl = await freshDatabase();
    const lines: string[] = [];
    const start = (address: { readonly PUBLIC_URL?: string }) =>
      createSite({
        config: loadConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl, SITE_SECRET, ...address }),
        log: createLog('warn', { write: (line) => void lines.push(line) }),
        postEvent,
      });
    const warned = () => lines.filter((line) => line.includes('PUBLIC_URL is not set'));
    await (await start({})).close();
    const store = connectPostgres(databaseUrl);
    const nowhere = loadConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl, SITE_SECRET });
    expect(await runKeysCommand(store.db, nowhere, 'accept-address', Date.now())).toMatchObject({
      done: false,
      text: expect.stringContaining('PUBLIC_URL is not set'),
    });
    await store.close();
    const set = await start({ PUBLIC_URL: here });
    expect(warned()).toEqual([]);
    await (await start({})).close();
    expect(warned()).toEqual([expect.stringContaining(`"here":"http://localhost:4173","others":"${here}"`)]);
    await set.close();
    await (await start({ PUBLIC_URL: here })).close();
  });
});

describe('the server of an embedded store', () => {
  it('remembers no address that nobody set, so that the store can move to Postgres under its real one', async () => {
    await fillDataFolder(folder);
    const config = loadConfig({ DATA_DIR: folder, SITE_SECRET, SNAPSHOT_EVERY: 'off' });
    await (await createSite({ config, postEvent })).close();
    const store = await connectFolder(join(folder, embeddedFolder), folder);
    expect(await readSiteValue(store.db, 'public-url')).toBeNull();
    expect(await runKeysCommand(store.db, config, 'accept-address', Date.now())).toMatchObject({
      done: false,
      text: expect.stringContaining('takes any PUBLIC_URL'),
    });
    await store.close();
  });

  it('has the address it is started with, says when that is another one, and signs nobody out', async () => {
    await fillDataFolder(folder);
    const lines: string[] = [];
    const start = (PUBLIC_URL: string) =>
      createSite({
        config: loadConfig({ DATA_DIR: folder, SITE_SECRET, PUBLIC_URL, SNAPSHOT_EVERY: 'off' }),
        log: createLog('info', { write: (line) => void lines.push(line) }),
        postEvent,
      });
    const told = () => lines.filter((line) => line.includes('another address'));
    const first = await start(here);
    const { refresh } = await visitorOf(first).signUp();
    await first.close();
    expect(told()).toEqual([]);

    const moved = await start(elsewhere);
    expect(told()).toEqual([expect.stringContaining(`"before":"${here}","now":"${elsewhere}"`)]);
    await staysSignedIn(moved, refresh);
    await moved.close();
    await (await start(elsewhere)).close();
    expect(told()).toHaveLength(1);
  });
});

async function staysSignedIn(site: Pick<Site, 'fetch'>, refresh: string): Promise<void> {
  const visitor = visitorOf(site);
  const { access } = tokensOf(await visitor.refresh(refresh));
  expect((await visitor.account(access)).status).toBe(200);
}
