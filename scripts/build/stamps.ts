import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { builtSettings, stampOf } from '../setup/stamp.mjs';
import { dataFiles } from './data-files.ts';

/** The inputs of each part of the build. */
const inputs = {
  pages: [
    'src',
    'content/blog',
    'content/updates',
    ...dataFiles().map(({ path }) => `public${path}`),
    'scripts/build',
    'lingui.config.ts',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ],
  boot: [
    'src',
    ...dataFiles().map(({ path }) => `public${path}`),
    'scripts/build',
    'lingui.config.ts',
    'package-lock.json',
    'tsconfig.json',
    'vite.boot.config.ts',
  ],
  server: [
    'src/server',
    'src/domain',
    'src/contract',
    'package-lock.json',
    'tsconfig.json',
    'vite.server.config.ts',
  ],
} as const;
type Part = keyof typeof inputs;

/** Records the sources that each part of the build was made from, so that only what changed is rebuilt. */
export class Stamps {
  private readonly file: string;
  private readonly known: Record<string, string>;

  constructor(file: string) {
    this.file = file;
    this.known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }

  /** Does the work unless it was done from the same sources and settings and its results still exist. */
  async unlessSame(part: Part, results: readonly string[], work: () => Promise<unknown>): Promise<void> {
    // Bundles for pages contain neither the server nor texts (`texts-apart.ts`).
    const isOwn = (file: string) =>
      part === 'server' || !/^src[\\/](?:server|ui[\\/]locales)[\\/]/.test(file);
    const stamp = stampOf(inputs[part], builtSettings(process.env), isOwn);
    if (this.known[part] === stamp && results.every((place) => existsSync(place))) return;
    delete this.known[part];
    this.write();
    await work();
    this.known[part] = stamp;
    this.write();
  }

  private write(): void {
    writeFileSync(this.file, JSON.stringify(this.known));
  }
}
