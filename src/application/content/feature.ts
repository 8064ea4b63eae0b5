import type { StaticContent } from '../ports/static-content.ts';
import type { SubscribeToNewsletter } from './subscribe-to-newsletter.ts';

/** What the site publishes besides its pages. It exposes a port directly where no rule applies. */
export interface ContentFeature {
  readonly files: StaticContent;
  readonly subscribeToNewsletter: SubscribeToNewsletter;
}
