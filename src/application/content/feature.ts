import type { StaticContent } from '../ports/static-content.ts';
import type { SubscribeToNewsletter } from './subscribe-to-newsletter.ts';

/** What the site publishes beside its pages; ports are there where no rule is between page and service. */
export interface ContentFeature {
  readonly files: StaticContent;
  readonly subscribeToNewsletter: SubscribeToNewsletter;
}
