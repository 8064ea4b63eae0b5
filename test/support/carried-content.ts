import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StaticFiles } from '../contracts/static-content.contract.ts';
import { wireFiles } from './wire-files.ts';

/** What a server carries with it: phrases (best first) and files. */
export interface Carried {
  readonly phrases?: readonly string[];
  readonly files?: StaticFiles;
}

/** Writes it into folders as the project has them, for a server at `origin`. */
export async function carriedContent(
  { phrases = [], files }: Carried,
  origin: string,
): Promise<{ readonly content: string; readonly pages: string; readonly remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'mallard-content-'));
  const [content, pages] = [join(root, 'content'), join(root, 'client')];
  const write = async (path: string, text: string) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  };
  await mkdir(pages);
  await write(join(content, 'phrases/en.txt'), phrases.join('\n'));
  for (const [path, body] of Object.entries(files === undefined ? {} : wireFiles(files, origin))) {
    await write(join(pages, path), JSON.stringify(body));
  }
  return { content, pages, remove: () => rm(root, { recursive: true, force: true }) };
}
