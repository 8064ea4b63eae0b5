import type { PostsReply } from '../../contract/content.ts';

/** Which posts are wanted: so many a page, and which page, both from 1. */
export interface PostsRequest {
  readonly limit: number;
  readonly page: number;
}

/** Where posts come from: our own files, or another content service. */
export interface Blog {
  /** The posts, newest first, with every field there is. Null when the service that has them does not answer. */
  posts(request: PostsRequest): Promise<PostsReply | null>;
}
