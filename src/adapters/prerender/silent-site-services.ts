import { BlogApi } from '../../application/ports/blog-api.ts';
import { CloudSettingsApi } from '../../application/ports/cloud-settings-api.ts';
import { CohortApi } from '../../application/ports/cohort-api.ts';
import { EligibilityApi } from '../../application/ports/eligibility-api.ts';
import { LegacyAuthApi } from '../../application/ports/legacy-auth-api.ts';
import { NewsletterApi } from '../../application/ports/newsletter-api.ts';
import { RestorationApi } from '../../application/ports/restoration-api.ts';
import { StaticContent } from '../../application/ports/static-content.ts';
import { SuggestionApi } from '../../application/ports/suggestion-api.ts';

// As in silent-services.ts: asked, and not answered yet.
const unanswered = <Answer>(): Promise<Answer> => new Promise(() => {});

/** {@link BlogApi} of the prerender: no call is ever answered. */
export class SilentBlogApi extends BlogApi {
  override readonly posts = unanswered;
}

/** {@link CloudSettingsApi} of the prerender: no call is ever answered. */
export class SilentCloudSettingsApi extends CloudSettingsApi {
  override readonly load = unanswered;
  override readonly save = unanswered;
  override readonly remove = unanswered;
}

/** {@link CohortApi} of the prerender: no call is ever answered. */
export class SilentCohortApi extends CohortApi {
  override readonly current = unanswered;
}

/** {@link EligibilityApi} of the prerender: no call is ever answered. */
export class SilentEligibilityApi extends EligibilityApi {
  override readonly check = unanswered;
}

/** {@link LegacyAuthApi} of the prerender: no call is ever answered. */
export class SilentLegacyAuthApi extends LegacyAuthApi {
  override readonly sendLoginLink = unanswered;
  override readonly signIn = unanswered;
  override readonly validate = unanswered;
  override readonly requestEmailChange = unanswered;
  override readonly confirmEmailChange = unanswered;
}

/** {@link NewsletterApi} of the prerender: no call is ever answered. */
export class SilentNewsletterApi extends NewsletterApi {
  override readonly subscribe = unanswered;
}

/** {@link RestorationApi} of the prerender: no call is ever answered. */
export class SilentRestorationApi extends RestorationApi {
  override readonly issueCode = unanswered;
}

/** {@link StaticContent} of the prerender: no call is ever answered. */
export class SilentStaticContent extends StaticContent {
  override readonly supportTopics = unanswered;
  override readonly jobs = unanswered;
  override readonly bangs = unanswered;
}

/** {@link SuggestionApi} of the prerender: no call is ever answered. */
export class SilentSuggestionApi extends SuggestionApi {
  override readonly suggest = unanswered;
}
