import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { ConfigError } from '../../src/server/config/config-error.ts';
import { executedMigrations } from '../../src/server/db/migrate.ts';
import { connectPostgres } from '../../src/server/db/store.ts';
import { listen } from '../../src/server/listen.ts';
import { openConfiguredStore } from '../../src/server/open-configured-store.ts';
import { freePort } from '../support/free-port.ts';
import { freshDatabase } from './support/fresh-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'mallard-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The sentence with which a start ends. */
async function sentenceOf(start: Promise<unknown>): Promise<string> {
  const error = await start.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ConfigError ? error.message : `no sentence: ${String(error)}`;
}

describe('a server that cannot have its store says which variable to change', () => {
  it('where the data folder is a file', async () => {
    const dataDir = join(folder, 'a-file');
    writeFileSync(dataDir, '');
    const sentence = await sentenceOf(openConfiguredStore({ dataDir, databaseUrl: undefined }));
    expect(sentence).toBe(`DATA_DIR is not usable: ${dataDir}: it is a file, not a folder (EEXIST)`);
  });

  it('where the embedded store cannot write its files', async () => {
    const dataDir = join(folder, 'in-the-way');
    mkdirSync(join(dataDir, 'db'), { recursive: true });
    writeFileSync(join(dataDir, 'db', 'base'), '');
    const sentence = await sentenceOf(openConfiguredStore({ dataDir, databaseUrl: undefined }));
    expect(sentence).toBe(
      `DATA_DIR is not usable: ${dataDir}: a part of its path is a file, not a folder (ENOTDIR)`,
    );
  });

  it('where nobody answers for the database, without its password', async () => {
    const port = await freePort();
    const databaseUrl = `postgres://mallard:hidden@127.0.0.1:${port}/mallard`;
    const sentence = await sentenceOf(openConfiguredStore({ dataDir: folder, databaseUrl }));
    expect(sentence).toMatch(
      /^DATABASE_URL is not usable: Postgres at 127\.0\.0\.1:\d+\/mallard: .*ECONNREFUSED/,
    );
    expect(sentence).not.toContain('hidden');
  });

  it('where there is no such database', async () => {
    const databaseUrl = new URL('nowhere', inject('migratedDatabase')).href;
    const sentence = await sentenceOf(openConfiguredStore({ dataDir: folder, databaseUrl }));
    expect(sentence).toMatch(/^DATABASE_URL is not usable: .*"nowhere" does not exist \(3D000\)$/);
  });

  it('where one of two addresses fails, the one past the pooler or the other', async () => {
    const databaseUrl = inject('migratedDatabase');
    const nowhere = new URL('nowhere', databaseUrl).href;
    const sentence = (where: { databaseUrl: string; directUrl: string }) =>
      sentenceOf(openConfiguredStore({ dataDir: folder, ...where }));
    expect(await sentence({ databaseUrl, directUrl: nowhere })).toMatch(
      /^DATABASE_DIRECT_URL is not usable: .*"nowhere" does not exist \(3D000\)$/,
    );
    expect(await sentence({ databaseUrl: nowhere, directUrl: databaseUrl })).toMatch(
      /^DATABASE_URL is not usable: .*"nowhere" does not exist \(3D000\)$/,
    );
  });

  it('where the address past the pooler leads to another database, of which it makes nothing there', async () => {
    const [databaseUrl, directUrl] = [await freshDatabase('none'), await freshDatabase('none')];
    expect(await sentenceOf(openConfiguredStore({ dataDir: folder, databaseUrl, directUrl }))).toMatch(
      /^DATABASE_DIRECT_URL is not usable: it leads to another database than DATABASE_URL/,
    );
    const database = connectPostgres(directUrl);
    const made = await executedMigrations(database.db).finally(() => database.close());
    expect(made).toEqual([]);
  });

  it('where the database cannot hold every text, of which it makes nothing there', async () => {
    const databaseUrl = await freshDatabase('none', { encoding: 'LATIN1' });
    const sentence = await sentenceOf(openConfiguredStore({ dataDir: folder, databaseUrl }));
    expect(sentence).toMatch(
      /^DATABASE_URL is not usable: .*: it has the encoding LATIN1, .* with encoding 'UTF8' \(22P05\)$/,
    );
    const database = connectPostgres(databaseUrl);
    const made = await executedMigrations(database.db).finally(() => database.close());
    expect(made).toEqual([]);
  });
});

describe('a server that cannot listen says which variable to change', () => {
  const variables = { host: 'METRICS_HOST', port: 'METRICS_PORT' };
  const answering = { fetch: async () => new Response() };

  it('where another program has the port', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = z.parse(z.object({ port: z.number() }), other.address());
    expect(await sentenceOf(listen(answering, { hosts: ['127.0.0.1'], port, variables }))).toBe(
      `METRICS_PORT is not usable: another program uses port ${port}: stop it, or set METRICS_PORT to another one (EADDRINUSE)`,
    );
    other.close();
  });

  it('where the machine does not have the address', async () => {
    // Addresses for documentation, which no machine has. RFC 5737.
    expect(await sentenceOf(listen(answering, { hosts: ['192.0.2.1'], port: 0, variables }))).toBe(
      'METRICS_HOST is not usable: this machine does not have the address 192.0.2.1 (EADDRNOTAVAIL)',
    );
  });

  it('but only the first address must be there', async () => {
    const servers = await listen(answering, { hosts: ['127.0.0.1', '192.0.2.1'], port: 0, variables });
    expect(servers).toHaveLength(1);
    for (const server of servers) server.close();
  });
});
