import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { BlogPost } from '../../src/application/ports/blog-api.ts';
import type { StaticFiles } from '../contracts/static-content.contract.ts';
import { wireFiles } from './wire-files.ts';

/** What a server carries with it: posts, phrases (best first) and files. */
export interface Carried {
  readonly posts?: readonly BlogPost[];
  readonly phrases?: readonly string[];
  readonly files?: StaticFiles;
}

/** As many words as somebody reads in a minute. */
const minuteOfWords = 'quack '.repeat(230);

/** Writes it into folders as the project has them, for a server at `origin`. */
export async function carriedContent(
  { posts = [], phrases = [], files }: Carried,
  origin: string,
): Promise<{ readonly content: string; readonly pages: string; readonly remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'mallard-content-'));
  const [content, pages] = [join(root, 'content'), join(root, 'client')];
  const write = async (path: string, text: string) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  };
  await mkdir(pages);
  for (const post of posts) {
    const slug = post.url.pathname.split('/').at(-1);
    await write(join(content, 'blog', `${slug}.md`), postFile(post));
  }
  await write(join(content, 'phrases/en.txt'), phrases.join('\n'));
  for (const [path, body] of Object.entries(files === undefined ? {} : wireFiles(files, origin))) {
    await write(join(pages, path), JSON.stringify(body));
  }
  return { content, pages, remove: () => rm(root, { recursive: true, force: true }) };
}

function postFile({ title, excerpt, publishedAt, featureImage, readingTime }: BlogPost): string {
  const head = {
    title,
    excerpt,
    published: new Date(publishedAt).toISOString().slice(0, 10),
    ...(featureImage === null ? {} : { image: featureImage.pathname }),
  };
  return `---\n${stringify(head)}---\n${minuteOfWords.repeat(readingTime)}\n`;
}
