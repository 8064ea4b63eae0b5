import * as z from 'zod/mini';

/**
 * Paths of published content: the blog's content service (wire contract), and the files that are the same for everybody
 * (specification, section 7, which names no paths).
 */
export const contentPaths = {
  posts: '/blog/api/posts',
  jobs: '/jobs.json',
  bangs: '/bangs.json',
  bangLines: '/bang-lines.json',
  support: '/subscription-support.json',
} as const;

/** The fields of a post that can be requested. Site facts, section 5.3. */
export const postFields = [
  'id',
  'title',
  'slug',
  'url',
  'excerpt',
  'html',
  'feature_image',
  'reading_time',
  'published_at',
  'updated_at',
] as const;
/** The name of a field: one of {@link postFields}. */
export type PostField = (typeof postFields)[number];

/**
 * Query of `posts`: `limit` from 1 to 100 (default 15), `fields` separated by commas (default: all but `html`), `page`
 * from 1.
 */
export const PostsQuery = z.object({
  limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
  fields: z.optional(z.string().check(z.maxLength(200))),
});

/**
 * A post with only the requested fields. `url` and `feature_image` are absolute or begin with a slash, times are ISO
 * 8601 with their offset, `reading_time` is in minutes, `html` contains no script.
 */
export const Post = z.object({
  id: z.optional(z.string()),
  title: z.optional(z.string()),
  slug: z.optional(z.string()),
  url: z.optional(z.string()),
  excerpt: z.optional(z.string()),
  html: z.optional(z.string()),
  feature_image: z.optional(z.nullable(z.string())),
  reading_time: z.optional(z.number()),
  published_at: z.optional(z.string()),
  updated_at: z.optional(z.string()),
});
export type Post = z.infer<typeof Post>;

/** Response of `posts`, newest first. `next` and `prev` are page numbers, null at either end. */
export const PostsReply = z.object({
  posts: z.array(Post),
  meta: z.object({
    pagination: z.object({
      page: z.int(),
      limit: z.int(),
      pages: z.int(),
      total: z.int(),
      next: z.nullable(z.int()),
      prev: z.nullable(z.int()),
    }),
  }),
});
export type PostsReply = z.infer<typeof PostsReply>;

/**
 * The file of open roles; only those with `isListed` are shown. `location` is null for a remote role, `salary` is the
 * yearly pay of the lowest and the highest level of the role, in whole units of `currency`, `countries` are ISO 3166
 * codes.
 */
export const JobsReply = z.object({
  jobs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      department: z.string(),
      location: z.nullable(z.string()),
      jobUrl: z.string(),
      isListed: z.boolean(),
      publishedAt: z.string(),
      summary: z.string(),
      tasks: z.array(z.string()),
      skills: z.array(z.string()),
      salary: z.object({ from: z.number(), to: z.number(), currency: z.string() }),
      countries: z.array(z.string()),
    }),
  ),
});
export type JobsReply = z.infer<typeof JobsReply>;

/**
 * The file of bangs, with the keys of the public lists (site facts, section 4): `s` site, `d` domain, `t` trigger
 * without the mark, `ts` further triggers, `u` template with `{{{s}}}`, `c` category, `sc` subcategory, `fmt` how the
 * terms are inserted into the template, if not in the usual way (see `domain/search/bang.ts`).
 */
export const BangsReply = z.array(
  z.object({
    s: z.string(),
    d: z.string(),
    t: z.string(),
    ts: z.optional(z.array(z.string())),
    u: z.string(),
    c: z.optional(z.string()),
    sc: z.optional(z.string()),
    fmt: z.optional(z.array(z.string())),
  }),
);
export type BangsReply = z.infer<typeof BangsReply>;

/** The file that the bang search runs on: the lines of `bangLines` in `domain/search/bang-search.ts`. */
export const BangLinesReply = z.object({ lines: z.string() });
export type BangLinesReply = z.infer<typeof BangLinesReply>;

/** The file of support topics; each link leads to an answer and is absolute or begins with a slash. */
export const SupportReply = z.object({
  topics: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      links: z.array(z.object({ title: z.string(), url: z.string() })),
    }),
  ),
});
export type SupportReply = z.infer<typeof SupportReply>;
