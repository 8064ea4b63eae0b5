import type { PageName } from '../../domain/analytics/page-name.ts';

/** The page's own address and name. */
export abstract class PageLocation {
  /** The current address. A copy: changing it does not navigate. */
  abstract current(): URL;

  /**
   * The analytics name of the page shown; `404` when it has none, so that an address never names itself. Specification,
   * section 2.
   */
  abstract pageName(): PageName;

  /** Navigates to another page; does not report whether that page loads. */
  abstract assign(url: URL): void;
}
