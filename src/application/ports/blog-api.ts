import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** A post of the blog. Times are in milliseconds since the epoch, reading time in minutes. */
export interface BlogPost {
  readonly title: string;
  readonly url: URL;
  readonly excerpt: string;
  /** Null for a post without an image. */
  readonly featureImage: URL | null;
  readonly readingTime: number;
  readonly publishedAt: number;
}

/** The blog's content service. Specification, section 7. */
export abstract class BlogApi {
  /**
   * The newest posts, at most `limit` (1 to 100), each with the fields that are asked for. Fails only when no proper
   * answer comes; with `communication` also when one post lacks such a field.
   */
  abstract posts<Field extends keyof BlogPost>(request: {
    readonly limit: number;
    readonly fields: readonly Field[];
  }): Promise<Result<readonly Pick<BlogPost, Field>[], CallFailure>>;
}
