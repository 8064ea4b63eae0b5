import { type Post, PostsReply } from '../../contract/content.ts';
import type { Clock } from '../clock.ts';
import type { ImageLinks } from '../images/image-links.ts';
import type { Logger } from '../log.ts';
import type { Blog, PostsRequest } from './blog.ts';

const longestWait = 3_000;
const keptFor = 60_000;
const mostKept = 50;
const largestAnswer = 2 * 1024 * 1024;
const wanted = 'id,title,slug,url,excerpt,feature_image,reading_time,published_at,updated_at';

/**
 * Posts of another content service of the same shape, asked at most once a minute; while it is away, what it said last
 * holds. Its pictures come through our image proxy or not at all, and its HTML is not passed on: it is not ours to vouch for.
 */
export class UpstreamBlog implements Blog {
  private readonly kept = new Map<string, { readonly reply: PostsReply; readonly at: number }>();

  constructor(
    private readonly url: string,
    private readonly images: ImageLinks,
    private readonly clock: Clock,
    private readonly log: Logger,
    private readonly request: typeof fetch = fetch,
  ) {}

  async posts({ limit, page }: PostsRequest): Promise<PostsReply | null> {
    const key = `${limit} ${page}`;
    const known = this.kept.get(key);
    const now = this.clock.now();
    if (known !== undefined && now - known.at < keptFor) return known.reply;
    try {
      const reply = await this.ask(limit, page);
      if (this.kept.size >= mostKept) this.kept.clear();
      this.kept.set(key, { reply, at: now });
      return reply;
    } catch (error) {
      this.log.warn({ err: error }, 'the blog did not answer');
      return known?.reply ?? null;
    }
  }

  private async ask(limit: number, page: number): Promise<PostsReply> {
    const address = new URL(this.url);
    address.searchParams.set('limit', String(limit));
    address.searchParams.set('page', String(page));
    address.searchParams.set('fields', wanted);
    const answer = await this.request(address, {
      signal: AbortSignal.timeout(longestWait),
      redirect: 'error',
      headers: { Accept: 'application/json' },
    });
    if (!answer.ok) throw new Error(`The blog answered ${answer.status}`);
    const text = await answer.text();
    if (text.length > largestAnswer) throw new Error('The blog answered too much');
    const { posts, meta } = PostsReply.parse(JSON.parse(text));
    return { posts: posts.map((post) => this.made(post)), meta };
  }

  private made({ html: _, ...post }: Post): Post {
    const picture = post.feature_image ? URL.parse(post.feature_image) : null;
    return { ...post, feature_image: picture === null ? null : this.images.to(picture) };
  }
}
