import { BlogApi, type BlogPost } from '../../application/ports/blog-api.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** A blog with the posts it is given. Every post has all its fields, asked for or not. */
export class MemoryBlogApi extends BlogApi {
  constructor(
    private readonly published: readonly BlogPost[],
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  posts<Field extends keyof BlogPost>(request: {
    readonly limit: number;
    readonly fields: readonly Field[];
  }): Promise<Result<readonly Pick<BlogPost, Field>[], CallFailure>> {
    return this.network.call('posts', () => {
      const newestFirst = this.published.toSorted((one, other) => other.publishedAt - one.publishedAt);
      return success(newestFirst.slice(0, request.limit));
    });
  }
}
