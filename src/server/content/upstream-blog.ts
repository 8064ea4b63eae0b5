import { type Post, PostsReply } from '../../contract/content.ts';
import { minute } from '../../domain/duration.ts';
import type { Clock } from '../clock.ts';
import type { ImageLinks } from '../images/image-links.ts';
import { keepNewest } from '../keep-newest.ts';
import type { Logger } from '../log.ts';
import type { Blog, PostsRequest } from './blog.ts';

/** Well below the limit for a whole response (`answerInTime`), so that cached posts can still be returned. */
const longestWait = 1_500;
const keptFor = minute;
/** Pause after a failure, so that a dead upstream does not slow down every page. */
const restAfterFailure = 30_000;
const mostKept = 50;
const largestAnswer = 2 * 1024 * 1024;
const wanted = 'id,title,slug,url,excerpt,feature_image,reading_time,published_at,updated_at';

/** The last reply (null for none), and when to ask again. */
interface Known {
  readonly reply: PostsReply | null;
  readonly askAgainAt: number;
}

/**
 * Posts of another content service with the same format. Each page is requested at most once a minute; while the service is
 * down, the last reply is used and it is retried after half a minute. Images are only loaded through our image proxy, and its
 * HTML is not passed on, because we cannot vouch for it.
 */
export class UpstreamBlog implements Blog {
  private readonly known = new Map<string, Known>();
  private readonly asking = new Map<string, Promise<PostsReply | null>>();

  constructor(
    private readonly url: string,
    private readonly images: ImageLinks,
    private readonly clock: Clock,
    private readonly log: Logger,
    private readonly request: typeof fetch = fetch,
  ) {}

  async posts(request: PostsRequest): Promise<PostsReply | null> {
    const key = `${request.limit} ${request.page}`;
    const known = this.known.get(key);
    if (known !== undefined && this.clock.now() < known.askAgainAt) return known.reply;
    // Concurrent callers share one request.
    const asked = this.asking.get(key) ?? this.askFor(key, request);
    this.asking.set(key, asked);
    return asked;
  }

  /** Requests a page; falls back to the last reply when there is no proper one in time. Never rejects. */
  private async askFor(key: string, { limit, page }: PostsRequest): Promise<PostsReply | null> {
    let now: Known;
    try {
      now = { reply: await this.ask(limit, page), askAgainAt: this.clock.now() + keptFor };
    } catch (error) {
      this.log.warn({ err: error }, 'the blog did not answer');
      const reply = this.known.get(key)?.reply ?? null;
      now = { reply, askAgainAt: this.clock.now() + restAfterFailure };
    }
    this.asking.delete(key);
    keepNewest(this.known, mostKept, key, now);
    return now.reply;
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
    const image = post.feature_image ? URL.parse(post.feature_image) : null;
    return { ...post, feature_image: image === null ? null : this.images.to(image) };
  }
}
