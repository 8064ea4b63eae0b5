// The server's own main.ts in a process of its own, from source: for tests that kill it.
import { createServer } from 'vite';

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
await vite.ssrLoadModule('/src/server/main.ts');
