import { BlogApi, type BlogPost } from '../../application/ports/blog-api.ts';
import type { PageLocation } from '../../application/ports/page-location.ts';
import { contentPaths, type Post, type PostField, PostsReply } from '../../contract/content.ts';
import { ownImage } from '../../domain/content/image.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { HttpClient } from './http-client.ts';
import { parseBody } from './reply.ts';
import { webAddress } from './web-address.ts';

/** How each field is called on the wire, and how it reads; undefined when it is not there or is no value. */
const fields: {
  readonly [Field in keyof BlogPost]: {
    readonly name: PostField;
    readonly read: (post: Post, site: URL) => BlogPost[Field] | undefined;
  };
} = {
  title: { name: 'title', read: ({ title }) => title },
  url: {
    name: 'url',
    read: ({ url }, site) => (url === undefined ? undefined : (webAddress(url, site) ?? undefined)),
  },
  excerpt: { name: 'excerpt', read: ({ excerpt }) => excerpt },
  featureImage: {
    name: 'feature_image',
    read: ({ feature_image: address }, site) => (address ? ownImage(address, site) : null),
  },
  readingTime: { name: 'reading_time', read: ({ reading_time: minutes }) => minutes },
  publishedAt: {
    name: 'published_at',
    read({ published_at: time = '' }) {
      const at = Date.parse(time);
      return Number.isNaN(at) ? undefined : at;
    },
  },
};

/** {@link BlogApi} over HTTP. An image that is not on this site is left out: no page loads from elsewhere. */
export class HttpBlogApi extends BlogApi {
  constructor(
    private readonly http: HttpClient,
    private readonly page: PageLocation,
  ) {
    super();
  }

  async posts<Field extends keyof BlogPost>(request: {
    readonly limit: number;
    readonly fields: readonly Field[];
  }): Promise<Result<readonly Pick<BlogPost, Field>[], CallFailure>> {
    const answer = await this.http.send({
      service: 'content',
      method: 'get',
      path: contentPaths.posts,
      query: {
        limit: String(request.limit),
        fields: request.fields.map((field) => fields[field].name).join(','),
      },
    });
    if (!answer.ok) return answer;
    const body = parseBody(answer.value, PostsReply);
    if (!body.ok) return body;
    const site = this.page.current();
    const posts = body.value.posts.map((post) => readPost(post, request.fields, site));
    return posts.every((post) => post !== null) ? success(posts) : failure({ code: 'communication' });
  }
}

function readPost<Field extends keyof BlogPost>(
  post: Post,
  wanted: readonly Field[],
  site: URL,
): Pick<BlogPost, Field> | null {
  const found: Partial<BlogPost> = Object.fromEntries(
    wanted.map((field) => [field, fields[field].read(post, site)]),
  );
  return hasAll(found, wanted) ? found : null;
}

function hasAll<Field extends keyof BlogPost>(
  post: Partial<BlogPost>,
  wanted: readonly Field[],
): post is Partial<BlogPost> & Pick<BlogPost, Field> {
  return wanted.every((field) => post[field] !== undefined);
}
