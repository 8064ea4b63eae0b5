import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type OwnPost, readPost } from '../../src/server/content/read-post.ts';

/** The folder of our own posts. */
export const blogFolder = 'content/blog';

/**
 * The project's posts, newest first, in the order in which the blog service returns them. Throws for an incomplete
 * post.
 */
export function ownPosts(): readonly OwnPost[] {
  return globSync(`${blogFolder}/*.md`)
    .map((file) => readPost(path.basename(file, '.md'), readFileSync(file, 'utf8')))
    .sort((one, other) => other.publishedAt - one.publishedAt || (one.slug < other.slug ? -1 : 1));
}

/** The day of a time in milliseconds since the epoch, `2026-11-22`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
