import { HttpClient } from '../../../adapters/http/http-client.ts';
import { HttpNewsletterApi } from '../../../adapters/http/http-newsletter-api.ts';
import { HttpStaticContent } from '../../../adapters/http/http-static-content.ts';
import { NewsletterApi } from '../../../application/ports/newsletter-api.ts';
import { PageLocation } from '../../../application/ports/page-location.ts';
import { StaticContent } from '../../../application/ports/static-content.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services over HTTP. */
export function bindServices(bind: Bind): void {
  bind(StaticContent)
    .toResolvedValue((http, page) => new HttpStaticContent(http, page), [HttpClient, PageLocation])
    .inSingletonScope();
  bind(NewsletterApi)
    .toResolvedValue((http) => new HttpNewsletterApi(http), [HttpClient])
    .inSingletonScope();
}
