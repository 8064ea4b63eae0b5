import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { Bang } from '../../domain/search/bang.ts';

/** A topic that subscription support helps with; `links` lead to answers. */
export interface SupportTopic {
  readonly id: string;
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly url: URL }[];
}

/** A role that is open. `location` is null for one that can be done from anywhere. */
export interface Job {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly location: string | null;
  readonly url: URL;
}

/** A bang with what the list of them shows. `category` and `subcategory` are null when the file names none. */
export interface ListedBang extends Bang {
  /** In lower case, without the mark; the first is the one that is shown. Never empty. */
  readonly triggers: readonly string[];
  readonly site: string;
  readonly category: string | null;
  readonly subcategory: string | null;
}

/**
 * Files that the site serves as they are. Specification, section 7, "static files". A call fails only when no proper
 * file comes.
 */
export abstract class StaticContent {
  /** The topics of subscription support, in the order of the file. */
  abstract supportTopics(): Promise<Result<readonly SupportTopic[], CallFailure>>;

  /** The open roles that are listed, in the order of the file. */
  abstract jobs(): Promise<Result<readonly Job[], CallFailure>>;

  /** Every bang. Large: fetched when it is needed and not before. */
  abstract bangs(): Promise<Result<readonly ListedBang[], CallFailure>>;
}
