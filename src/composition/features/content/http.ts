import { HttpClient } from '../../../adapters/http/http-client.ts';
import { KyBlogApi } from '../../../adapters/http/ky-blog-api.ts';
import { KyNewsletterApi } from '../../../adapters/http/ky-newsletter-api.ts';
import { KyStaticContent } from '../../../adapters/http/ky-static-content.ts';
import { BlogApi } from '../../../application/ports/blog-api.ts';
import { NewsletterApi } from '../../../application/ports/newsletter-api.ts';
import { PageLocation } from '../../../application/ports/page-location.ts';
import { StaticContent } from '../../../application/ports/static-content.ts';
import type { Bind } from '../../feature.ts';

/** The services of this feature, where an environment has them. */
export function bindServices(bind: Bind): void {
  bind(BlogApi)
    .toResolvedValue((http, page) => new KyBlogApi(http, page), [HttpClient, PageLocation])
    .inSingletonScope();
  bind(StaticContent)
    .toResolvedValue((http, page) => new KyStaticContent(http, page), [HttpClient, PageLocation])
    .inSingletonScope();
  bind(NewsletterApi)
    .toResolvedValue((http) => new KyNewsletterApi(http), [HttpClient])
    .inSingletonScope();
}
