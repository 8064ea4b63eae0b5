import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** A topic that subscription support covers; `links` lead to answers. */
export interface SupportTopic {
  readonly id: string;
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly url: URL }[];
}

/** An open role. `location` is null when it can be done from anywhere. */
export interface JobOpening {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly location: string | null;
  readonly url: URL;
}

/**
 * Files that the site serves as they are. Specification, section 7, "static files". A call fails only when no valid
 * file arrives.
 */
export abstract class StaticContent {
  /** The topics of subscription support, in the order of the file. */
  abstract supportTopics(): Promise<Result<readonly SupportTopic[], CallFailure>>;

  /** The listed open roles, in the order of the file. */
  abstract jobs(): Promise<Result<readonly JobOpening[], CallFailure>>;

  /** Every bang as the lines of `bangLines`, to search in. Large, so it is fetched only when needed. */
  abstract bangLines(): Promise<Result<string, CallFailure>>;
}
