import type { PostsReply } from '../../contract/content.ts';

/** Which posts to return: the page size and the page number, both from 1. */
export interface PostsRequest {
  readonly limit: number;
  readonly page: number;
}

/** A source of posts: our own files, or another content service. */
export interface Blog {
  /** The posts, newest first, with all fields. Null when the service that has them does not answer. */
  posts(request: PostsRequest): Promise<PostsReply | null>;
}
