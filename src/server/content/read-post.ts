import { micromark } from 'micromark';
import { parse } from 'yaml';
import * as z from 'zod/mini';

/** A post of our own, from a Markdown file. Times in milliseconds since the epoch; `html` contains no script. */
export interface OwnPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly html: string;
  /** An image on the site; null for none. */
  readonly image: string | null;
  /** In whole minutes, at least one. */
  readonly readingTime: number;
  readonly publishedAt: number;
  readonly updatedAt: number;
}

const day = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  z.transform((text) => Date.parse(`${text}T00:00:00Z`)),
);
const FrontMatter = z.object({
  title: z.string().check(z.minLength(1)),
  excerpt: z.string().check(z.minLength(1)),
  published: day,
  updated: z.optional(day),
  image: z.optional(z.string().check(z.regex(/^\/[\w./-]+$/))),
});

const wordsAMinute = 230;

/**
 * Parses a post: YAML front matter between two lines of dashes, then Markdown. HTML in the Markdown is escaped, and links may
 * only lead to web and mail addresses, so that no post can contain script. Throws when the front matter is incomplete: that
 * is the author’s mistake, found by the tests.
 */
export function readPost(slug: string, file: string): OwnPost {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(file.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw new Error(`The post ${slug} has no front matter`);
  // The core schema keeps dates as strings.
  const { title, excerpt, published, updated, image } = FrontMatter.parse(parse(head, { schema: 'core' }));
  return {
    ...{ slug, title, excerpt, html: micromark(body), image: image ?? null },
    readingTime: Math.max(1, Math.round(body.split(/\s+/).length / wordsAMinute)),
    publishedAt: published,
    updatedAt: updated ?? published,
  };
}
