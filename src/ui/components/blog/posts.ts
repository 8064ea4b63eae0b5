/** A post of our own blog. Days are as in its front matter, `2026-11-21`. */
export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** HTML without scripts. */
  readonly html: string;
  /** In whole minutes. */
  readonly readingTime: number;
  readonly published: string;
  /** The day of the last change to its content; the day of publication if there was none. */
  readonly updated: string;
}

/** Every post, newest first. The build reads them from `content/blog` (`scripts/build/content-modules.ts`). */
export const posts: readonly Post[] = [];
