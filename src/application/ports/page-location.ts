/** The page's own address. No method fails. */
export abstract class PageLocation {
  /** The address now. A copy: changing it moves nothing. */
  abstract current(): URL;

  /** Leaves for another page; whether that one loads is not told. */
  abstract assign(url: URL): void;
}
