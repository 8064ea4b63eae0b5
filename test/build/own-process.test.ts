import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort, startOwn } from '../../scripts/bench/server/own-process.ts';

it('a server of a benchmark that has ended by itself is not waited for', async () => {
  const script = path.join(mkdtempSync(path.join(tmpdir(), 'own-')), 'server.mjs');
  writeFileSync(
    script,
    `import { createServer } from 'node:http';
     createServer((request, response) => {
       response.end('ready');
       if (request.url === '/end') response.once('close', () => process.exit(0));
     }).listen(Number(process.env.PORT), '127.0.0.1');`,
  );
  const server = await startOwn(script, '/', { PORT: await freePort() });
  await fetch(`${server.url}/end`).then((answer) => answer.text());
  await expect
    .poll(() =>
      fetch(server.url).then(
        () => 'up',
        () => 'gone',
      ),
    )
    .toBe('gone');
  // The first call may meet the process on its way out; the second one meets none.
  await server.kill();
  await expect(server.kill()).resolves.toBeUndefined();
});
