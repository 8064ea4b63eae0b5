import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { HttpClient } from '../../src/adapters/http/http-client.ts';
import { MemoryPageLocation } from '../../src/adapters/memory/memory-page-location.ts';
import { clientOf } from './http-services.ts';
import { realServer } from './real-server.ts';
import type { StaticFiles } from './wire-files.ts';
import { wireFiles } from './wire-files.ts';

/** The content that a server ships with: phrases (best first) and files. */
interface Carried {
  readonly phrases?: readonly string[];
  readonly files?: StaticFiles;
}

/** Writes it into folders laid out like the project's, for a server at `origin`. */
async function carriedContent(
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

/** A separate server for content read from files, which a server reads only once; it presents itself as this site. */
export async function serverWith(
  carried: Carried,
): Promise<{ readonly http: HttpClient; readonly page: MemoryPageLocation }> {
  const origin = 'http://mallard.example';
  const { content, pages, remove } = await carriedContent(carried, origin);
  const server = await realServer({ PUBLIC_URL: origin }, { content, pages });
  onTestFinished(async () => {
    await server.close();
    await remove();
  });
  return { http: clientOf(server), page: new MemoryPageLocation(new URL(origin)) };
}
