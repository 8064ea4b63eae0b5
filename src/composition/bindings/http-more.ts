import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { KyBlogApi } from '../../adapters/http/ky-blog-api.ts';
import { KyCloudSettingsApi } from '../../adapters/http/ky-cloud-settings-api.ts';
import { KyCohortApi } from '../../adapters/http/ky-cohort-api.ts';
import { KyNewsletterApi } from '../../adapters/http/ky-newsletter-api.ts';
import { KyStaticContent } from '../../adapters/http/ky-static-content.ts';
import { KySuggestionApi } from '../../adapters/http/ky-suggestion-api.ts';
import { BlogApi } from '../../application/ports/blog-api.ts';
import { CloudSettingsApi } from '../../application/ports/cloud-settings-api.ts';
import { CohortApi } from '../../application/ports/cohort-api.ts';
import { NewsletterApi } from '../../application/ports/newsletter-api.ts';
import { PageLocation } from '../../application/ports/page-location.ts';
import { StaticContent } from '../../application/ports/static-content.ts';
import { SuggestionApi } from '../../application/ports/suggestion-api.ts';

/** The services of `MoreOfApp`, over the client that `http.ts` binds. */
export const httpMoreBindings = new ContainerModule(({ bind }) => {
  bind(SuggestionApi)
    .toResolvedValue((http) => new KySuggestionApi(http), [HttpClient])
    .inSingletonScope();
  bind(NewsletterApi)
    .toResolvedValue((http) => new KyNewsletterApi(http), [HttpClient])
    .inSingletonScope();
  bind(BlogApi)
    .toResolvedValue((http, page) => new KyBlogApi(http, page), [HttpClient, PageLocation])
    .inSingletonScope();
  bind(StaticContent)
    .toResolvedValue((http, page) => new KyStaticContent(http, page), [HttpClient, PageLocation])
    .inSingletonScope();
  bind(CohortApi)
    .toResolvedValue((http) => new KyCohortApi(http), [HttpClient])
    .inSingletonScope();
  bind(CloudSettingsApi)
    .toResolvedValue((http) => new KyCloudSettingsApi(http), [HttpClient])
    .inSingletonScope();
});
