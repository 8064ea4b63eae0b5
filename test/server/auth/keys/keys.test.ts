import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { authPaths } from '../../../../src/contract/auth.ts';
import { runKeysCommand } from '../../../../src/server/auth/keys/keys-command.ts';
import { answerQuestion, askRunningServer } from '../../../../src/server/auth/keys/keys-requests.ts';
import { readSigningKeys } from '../../../../src/server/auth/keys/signing-key-store.ts';
import { AuthClient, tokensOf } from '../../support/auth-client.ts';
import { days, minutes, seconds } from '../../support/manual-clock.ts';
import { forgetExpired } from '../../support/run-jobs.ts';
import { openTestSite, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

const KeySet = z.object({ keys: z.array(z.object({ kid: z.string() })) });
const kidOf = (token: string) => decodeProtectedHeader(token).kid;

withStores((store) => {
  let at: TestSite;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
  });
  afterAll(() => at.close());

  const secret = () => at.config.secrets.site;
  /** As another process does it: the running server is not told. */
  const rotate = (command: 'rotate' | 'rotate --now' = 'rotate') =>
    runKeysCommand(store().db, at.config, command, at.clock.now());
  const stored = async () => (await readSigningKeys(store().db, secret())).map(({ kid }) => kid);
  /** A second server on the same store, which reads the keys afresh. */
  const anotherServer = async () => {
    const other = await openTestSite({ store: store(), env: { SITE_SECRET: secret() } });
    other.clock.pass(at.clock.now() - other.clock.now());
    return other;
  };

  describe('rotating the signing key', () => {
    it('publishes the new key a day before it signs, and keeps the old one until its last token is dead', async () => {
      const [old] = await stored();
      await rotate();
      const [next] = await stored();
      expect(next).not.toBe(old);
      // Within a minute the server would have read it; an unknown key in a token does the same.
      at.clock.pass(seconds(6));
      const other = await anotherServer();
      const seen = KeySet.parse((await new AuthClient(other).call('GET', authPaths.keys)).body);
      expect(seen.keys.map(({ kid }) => kid)).toEqual([next, old]);
      const before = new AuthClient(other);
      const first = await before.signUp();
      expect(kidOf(first.access)).toBe(old);

      other.clock.pass(days(1) - seconds(7));
      const last = tokensOf(await before.refresh(first.refresh));
      expect(kidOf(last.access)).toBe(old);
      other.clock.pass(seconds(2));
      const turned = tokensOf(await before.refresh(last.refresh));
      expect(kidOf(turned.access)).toBe(next);
      expect((await before.account(last.access)).status).toBe(200);

      other.clock.pass(seconds(14_400) - seconds(3));
      expect((await before.account(last.access)).status).toBe(200);
      other.clock.pass(minutes(6));
      const left = KeySet.parse((await new AuthClient(other).call('GET', authPaths.keys)).body);
      expect(left.keys.map(({ kid }) => kid)).toEqual([next]);
      at.clock.pass(other.clock.now() - at.clock.now());
      await other.close();
    });

    it('a second time while a key is waiting adds none', async () => {
      await rotate();
      const before = await stored();
      expect((await rotate()).text).toContain('waiting already');
      expect(await stored()).toEqual(before);
    });

    it('at once signs from the next token on, and a server that did not know the key takes it', async () => {
      const unaware = await anotherServer();
      const client = new AuthClient(unaware);
      const { access } = await client.signUp();
      await rotate('rotate --now');
      const other = await anotherServer();
      const visitor = new AuthClient(other);
      const fresh = await visitor.signUp();
      expect(kidOf(fresh.access)).not.toBe(kidOf(access));
      unaware.clock.pass(seconds(6));
      const answer = await new AuthClient(unaware).account(fresh.access);
      expect(answer.status).toBe(200);
      expect((await client.account(access)).status).toBe(200);
      const { body } = await client.call('GET', authPaths.keys);
      expect(KeySet.parse(body).keys.map(({ kid }) => kid)).toContain(kidOf(fresh.access));
      await unaware.close();
      await other.close();
    });

    it('says what each key does', async () => {
      const { text } = await runKeysCommand(store().db, at.config, 'list', at.clock.now());
      expect(text).toMatch(/signs since \d{4}-\d\d-\d\dT/);
      for (const kid of await stored()) expect(text).toContain(kid);
      expect(text).not.toContain('"d"');
    });

    it('leaves its trace in the audit log', async () => {
      const [kid] = await stored();
      const line = await store()
        .db.selectFrom('audit_line')
        .select(['actor', 'reason'])
        .where('subject', '=', `key ${kid}`)
        .executeTakeFirst();
      expect(line).toEqual({ actor: 'operator', reason: 'rotation' });
    });
  });

  it('is not fooled into reading the store by made-up keys', async () => {
    const [head = '', body = '', signature = ''] = (await new AuthClient(at).signUp()).access.split('.');
    const forged = Buffer.from(JSON.stringify({ alg: 'ES256', kid: 'made-up', typ: 'JWT' }));
    expect(head).not.toBe('');
    const token = `${forged.toString('base64url')}.${body}.${signature}`;
    for (let count = 0; count < 3; count += 1) {
      expect((await new AuthClient(at).account(token)).status).toBe(401);
      at.clock.pass(seconds(6));
    }
  });

  it('housekeeping leaves the keys that sign', async () => {
    await forgetExpired(store().db, at.clock.now() + days(600));
    expect((await stored()).length).toBeGreaterThan(0);
  });
});

describe('a command for a server that holds the store', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mallard-keys-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is answered through the data folder, and nothing stays behind', async () => {
    const asked: string[] = [];
    const answer = askRunningServer(folder, 'rotate', 30_000);
    const server = async () => {
      while (asked.length === 0) {
        await answerQuestion(folder, async (command) => {
          asked.push(command);
          return { done: true, text: 'done' };
        });
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await server();
    expect(await answer).toEqual({ done: true, text: 'done' });
    expect(asked).toEqual(['rotate']);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('ends without an answer when no server looks, and takes its question back', async () => {
    expect(await askRunningServer(folder, 'list', 300)).toBeNull();
    const asked: string[] = [];
    await answerQuestion(folder, async (command) => {
      asked.push(command);
      return { done: true, text: '' };
    });
    expect(asked).toEqual([]);
  });
});
