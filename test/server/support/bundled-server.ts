import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** The server as it is shipped, for tests that start it often: from source every start would cost seconds more. */
export interface BundledServer {
  readonly script: string;
  readonly remove: () => void;
}

/** Makes it, beside the project's packages. */
export async function bundleServer(): Promise<BundledServer> {
  const outDir = `.cache/test-server-${process.pid}`;
  await build({
    configFile: 'vite.server.config.ts',
    build: { outDir, sourcemap: false },
    logLevel: 'error',
  });
  return { script: join(outDir, 'main.js'), remove: () => rmSync(outDir, { recursive: true, force: true }) };
}
