import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Post, PostsReply } from '../../contract/content.ts';
import type { Blog, PostsRequest } from './blog.ts';
import type { OwnPost } from './read-post.ts';

/** The posts in the project's Markdown files, read once and kept. */
export class OwnBlog implements Blog {
  private reading: Promise<readonly OwnPost[]> | undefined;

  constructor(
    private readonly folder: string,
    private readonly publicUrl: string,
  ) {}

  /** Every post, newest first. Rejects if a post cannot be read. */
  all(): Promise<readonly OwnPost[]> {
    this.reading ??= readFolder(this.folder);
    return this.reading;
  }

  async posts({ limit, page }: PostsRequest): Promise<PostsReply> {
    const all = await this.all();
    const pages = Math.max(1, Math.ceil(all.length / limit));
    return {
      posts: all.slice((page - 1) * limit, page * limit).map((post) => this.onTheWire(post)),
      meta: {
        pagination: {
          ...{ page, limit, pages, total: all.length },
          next: page < pages ? page + 1 : null,
          prev: page > 1 ? Math.min(page - 1, pages) : null,
        },
      },
    };
  }

  private onTheWire(post: OwnPost): Post {
    const { slug, title, excerpt, html } = post;
    return {
      ...{ id: slug, title, slug, excerpt, html },
      url: `${this.publicUrl}/blog/${slug}`,
      feature_image: post.image,
      reading_time: post.readingTime,
      published_at: new Date(post.publishedAt).toISOString(),
      updated_at: new Date(post.updatedAt).toISOString(),
    };
  }
}

async function readFolder(folder: string): Promise<readonly OwnPost[]> {
  // Loads the Markdown parser, which is not needed before the blog is first visited.
  const { readPost } = await import('./read-post.ts');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const posts = await Promise.all(
    names
      .filter((name) => name.endsWith('.md'))
      .map(async (name) =>
        readPost(name.slice(0, -'.md'.length), await readFile(join(folder, name), 'utf8')),
      ),
  );
  return posts.sort((one, other) => other.publishedAt - one.publishedAt || (one.slug < other.slug ? -1 : 1));
}
