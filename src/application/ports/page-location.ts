import type { PageName } from '../../domain/analytics/page-name.ts';

/** The page's own address and name. */
export abstract class PageLocation {
  /** The address now. A copy: changing it moves nothing. */
  abstract current(): URL;

  /**
   * The name in analytics of the page that is shown; `404` when what is shown names none, so that an address never names
   * itself. Specification, section 2.
   */
  abstract pageName(): PageName;

  /** Leaves for another page; whether that one loads is not told. */
  abstract assign(url: URL): void;
}
