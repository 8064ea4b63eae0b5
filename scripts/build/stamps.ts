import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { builtSettings, stampOf } from '../setup/stamp.mjs';
import { dataFiles } from './data-files.ts';

/** What every bundler's configuration is made from. */
const configuring = [
  'scripts/build',
  'scripts/finish-pages/hash.ts',
  'scripts/setup',
  'scripts/texts',
  'lingui.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** The inputs of each part of the build. */
export const partInputs = {
  pages: [
    'src',
    'content/blog',
    'content/updates',
    ...dataFiles().map(({ path }) => `public${path}`),
    // Whose addresses the dev server has, which this configuration is for, too.
    'scripts/host-kit/page-scripts.ts',
    ...configuring,
    'vite.config.ts',
  ],
  boot: ['src', ...dataFiles().map(({ path }) => `public${path}`), ...configuring, 'vite.boot.config.ts'],
  server: ['src/server', 'src/domain', 'src/contract', ...configuring, 'vite.server.config.ts'],
} as const;
type Part = keyof typeof partInputs;

/**
 * Whether a file in the inputs of a part is one of its own. Bundles for pages contain no texts (`texts-apart.ts`), and of the
 * server only what reads blog posts.
 */
export function isOwn(part: Part, file: string): boolean {
  return part === 'server' || !/^src[\\/](?:server[\\/](?!content[\\/])|ui[\\/]locales[\\/])/.test(file);
}

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
    const stamp = stampOf(partInputs[part], builtSettings(process.env), (file) => isOwn(part, file));
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
