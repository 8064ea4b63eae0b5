import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { authPaths } from '../../../../src/contract/auth.ts';
import {
  type KeysCommand,
  readKeysCommand,
  runKeysCommand,
} from '../../../../src/server/auth/keys/keys-command.ts';
import { askRunningServer } from '../../../../src/server/auth/keys/keys-requests.ts';
import { readSigningKeys } from '../../../../src/server/auth/keys/signing-key-store.ts';
import { SigningKeys } from '../../../../src/server/auth/keys/signing-keys.ts';
import { AuthClient, type TokenPair, tokensOf } from '../../support/auth-client.ts';
import { minutes, seconds } from '../../support/manual-clock.ts';
import { openTestSite, type TestSite } from '../../support/test-site.ts';

const KeySet = z.object({ keys: z.array(z.object({ kid: z.string() })) });
const kidOf = (token: string) => decodeProtectedHeader(token).kid ?? '';

let at: TestSite;
let client: AuthClient;
let tokens: TokenPair;

const secret = () => at.config.secrets.site;
const stored = async () => (await readSigningKeys(at.store.db, secret())).map(({ kid }) => kid);
const published = async () =>
  KeySet.parse((await client.call('GET', authPaths.keys)).body).keys.map(({ kid }) => kid);
/** As another process does it: the running server is not told. */
const run = (command: KeysCommand) => runKeysCommand(at.store.db, at.config, command, at.clock.now());
const lastLine = () =>
  at.store.db
    .selectFrom('audit_line')
    .select(['actor', 'action', 'subject'])
    .orderBy('at', 'desc')
    .executeTakeFirst();

describe('revoking a key', () => {
  beforeEach(async () => {
    at = await openTestSite();
    client = new AuthClient(at);
    tokens = await client.signUp();
    at.clock.pass(seconds(1));
  });
  afterEach(() => at.close());

  it('that signs is refused while nothing could take its place', async () => {
    const kid = kidOf(tokens.access);
    const before = await lastLine();
    const { done, text } = await run(`revoke ${kid}`);
    expect(done).toBe(false);
    expect(text).toContain('rotate --now');
    expect(await stored()).toEqual([kid]);
    expect(await lastLine()).toEqual(before);
    expect((await client.account(tokens.access)).status).toBe(200);
  });

  it('that nobody knows is refused', async () => {
    const before = await stored();
    expect(await run('revoke 00000000-0000-4000-8000-000000000000')).toMatchObject({ done: false });
    expect(await stored()).toEqual(before);
  });

  it('ends its tokens in the running server at once, and who is signed in goes on', async () => {
    const leaked = kidOf(tokens.access);
    const ask = (command: KeysCommand) => askRunningServer(at.config.dataDir, command, 30_000);
    expect(await ask('rotate --now')).toMatchObject({ done: true });
    expect(await published()).toContain(leaked);
    expect((await client.account(tokens.access)).status).toBe(200);

    at.clock.pass(1);
    expect(await ask(`revoke ${leaked}`)).toMatchObject({ done: true });
    expect(await published()).not.toContain(leaked);
    expect((await client.account(tokens.access)).status).toBe(401);
    const fresh = tokensOf(await client.refresh(tokens.refresh));
    expect(kidOf(fresh.access)).not.toBe(leaked);
    expect((await client.account(fresh.access)).status).toBe(200);
    expect(await lastLine()).toEqual({
      actor: 'operator',
      action: 'signing-key-revoked',
      subject: `key ${leaked}`,
    });
  });

  it('that signs lets the waiting one begin, and a server that reads the keys again knows it', async () => {
    const leaked = kidOf(tokens.access);
    const keys = await SigningKeys.open(at.store.db, at.clock, secret());
    await run('rotate');
    const [waiting = ''] = await stored();
    expect(await run(`revoke ${leaked}`)).toMatchObject({
      done: true,
      text: expect.stringContaining(waiting),
    });
    await keys.reload();
    expect(keys.current(at.clock.now()).kid).toBe(waiting);
    expect(keys.published(at.clock.now()).map(({ kid }) => kid)).toEqual([waiting]);
    await expect(keys.resolve({ alg: 'ES256', kid: leaked })).rejects.toThrow();
  });

  it('that waits leaves the one that signs', async () => {
    await run('rotate');
    const [waiting = '', signing] = await stored();
    expect(await run(`revoke ${waiting}`)).toMatchObject({ done: true });
    expect(await stored()).toEqual([signing]);
  });

  it('brings no key back that is over, whose tokens are refused although it is still stored', async () => {
    const [first = ''] = await stored();
    const keys = await SigningKeys.open(at.store.db, at.clock, secret());
    await run('rotate --now');
    await keys.reload();
    at.clock.pass(seconds(14_400));
    await expect(keys.resolve({ alg: 'ES256', kid: first })).resolves.toBeDefined();
    at.clock.pass(minutes(6));
    expect(await stored()).toContain(first);
    await expect(keys.resolve({ alg: 'ES256', kid: first })).rejects.toThrow();
    const [second = ''] = await stored();
    at.clock.pass(seconds(1));
    await run('rotate --now');
    await run(`revoke ${second}`);
    expect(await stored()).toHaveLength(1);
    expect(await stored()).not.toContain(first);
  });
});

describe('what is typed', () => {
  it.each([
    ['list', 'list'],
    ['rotate --now', 'rotate --now'],
    ['revoke 7d1a3c52-6f0e-4a3c-9b1d-0c1d2e3f4a5b', 'revoke 7d1a3c52-6f0e-4a3c-9b1d-0c1d2e3f4a5b'],
    ['revoke', null],
    ['revoke all', null],
    ['rotate --later', null],
    ['', null],
  ])('%j is read as %j', (typed, command) => {
    expect(readKeysCommand(typed)).toBe(command);
  });
});
