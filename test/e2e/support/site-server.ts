import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../support/free-port.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A server of a test's own, for tests that kill it: the built one, as `npm start` runs it. */
export class SiteServer {
  readonly address: string;
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly dataDir: string,
  ) {
    this.address = `http://localhost:${port}`;
  }

  /** Starts on a free port and resolves when it is ready. */
  static async start(dataDir: string): Promise<SiteServer> {
    const server = new SiteServer(await freePort(), dataDir);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    this.child = spawn(
      path.join(root, 'node_modules/.bin/node'),
      [path.join(root, '.cache/site/server/main.js')],
      {
        env: { ...process.env, PORT: String(this.port), DATA_DIR: this.dataDir, LOG_LEVEL: 'error' },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    for (let tries = 0; tries < 200; tries += 1) {
      if (this.child.exitCode !== null) throw new Error(`The server ended with ${this.child.exitCode}`);
      const ready = await fetch(`${this.address}/readyz`).catch(() => null);
      if (ready?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The server was not ready within 20 s');
  }

  /** As a power cut would: no goodbye. */
  async kill(): Promise<void> {
    if (this.child === undefined || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
