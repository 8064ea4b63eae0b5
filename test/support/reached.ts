import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFacts } from './code-facts.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A source file without comments, by its path in the project. */
export function source(file: string): string {
  return readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The files below a folder of the project, by default code. */
export function filesIn(folder: string, kind = /\.tsx?$/): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => kind.test(file) && !/\.gen\.ts$/.test(file));
}

/**
 * These files and everything they import, statically or dynamically; type-only imports and files outside `within` do
 * not count.
 */
export function importedBy(files: readonly string[], within: RegExp): ReadonlySet<string> {
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file) || !within.test(file) || !existsSync(path.join(root, file))) return;
    seen.add(file);
    for (const target of codeFacts(file).imports)
      if (/\.tsx?$/.test(target)) follow(path.posix.join(path.posix.dirname(file), target));
  };
  for (const file of files) follow(file);
  return seen;
}
