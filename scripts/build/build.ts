import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, createBuilder } from 'vite';
import { finishPages } from '../finish-pages/finish-pages.ts';
import { outDir } from './settings.ts';

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  process.stdout.write(
    `  ${name.padEnd(34)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s\n`,
  );
}

process.stdout.write(`Building into ${outDir}\n`);
await rm(outDir, { recursive: true, force: true });
await step('pages and their scripts', async () => {
  const builder = await createBuilder({ configFile: 'vite.config.ts', logLevel: 'warn' });
  await builder.buildApp();
});
await step('boot script and islands', () => build({ configFile: 'vite.boot.config.ts', logLevel: 'warn' }));
await step('finishing and packing pages', () => finishPages(outDir));
await step('server', () => build({ configFile: 'vite.server.config.ts', logLevel: 'warn' }));
await step('blog and phrases', () => cp('content', path.join(outDir, 'content'), { recursive: true }));
await rm(path.join(outDir, 'ssr'), { recursive: true });
