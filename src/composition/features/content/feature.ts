import { SubscribeToNewsletter } from '../../../application/content/subscribe-to-newsletter.ts';
import { NewsletterApi } from '../../../application/ports/newsletter-api.ts';
import { StaticContent } from '../../../application/ports/static-content.ts';
import type { Feature } from '../../feature.ts';

/** What the site publishes besides its pages. It exposes a port directly where no rule applies. */
export const feature: Feature<'content'> = {
  bindUseCases(bind) {
    bind(SubscribeToNewsletter)
      .toResolvedValue((api) => new SubscribeToNewsletter(api), [NewsletterApi])
      .inSingletonScope();
  },
  of: (container) => ({
    files: container.get(StaticContent),
    subscribeToNewsletter: container.get(SubscribeToNewsletter),
  }),
};
