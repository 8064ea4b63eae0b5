import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fillDataFolder } from '../../server/support/store-image.ts';
import { announced } from '../../support/announced.ts';
import { freePort } from '../../support/free-port.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A test's own server, for tests that kill it: the built one, as `npm start` runs it. */
export class SiteServer {
  readonly address: string;
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly dataDir: string,
  ) {
    this.address = `http://localhost:${port}`;
  }

  /** Starts on a free port with an empty store in the given folder, and resolves when it is ready. */
  static async start(dataDir: string): Promise<SiteServer> {
    await fillDataFolder(dataDir);
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
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    await announced(this.child);
  }

  /** Kills it without a shutdown, like a power cut. */
  async kill(): Promise<void> {
    if (this.child === undefined || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
