/** A post of our own blog. Days are as its head has them, `2026-11-21`. */
export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Without script. */
  readonly html: string;
  /** In whole minutes. */
  readonly readingTime: number;
  readonly published: string;
  /** When it last said something else; the day of publication when it never did. */
  readonly updated: string;
}

/** Every post, newest first. The build reads them from `content/blog` (`scripts/build/content-modules.ts`). */
export const posts: readonly Post[] = [];
