import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { builtSettings, stampOf } from '../setup/stamp.mjs';
import { dataFiles } from './data-files.ts';

/** What each part of the build is made from. */
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

/** Remembers from which sources each part of the build was made, so that only what has changed is made again. */
export class Stamps {
  private readonly file: string;
  private readonly known: Record<string, string>;

  constructor(file: string) {
    this.file = file;
    this.known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }

  /** Does the work unless it was done from the same sources and settings and its results are still there. */
  async unlessSame(part: Part, results: readonly string[], work: () => Promise<unknown>): Promise<void> {
    // Nor texts: they are not in the scripts (`texts-apart.ts`).
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
