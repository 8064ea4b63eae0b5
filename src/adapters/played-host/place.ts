/** A wire of a platform in a page, seen from the app. */
export interface Place {
  /** Tells the page an event of the subscription pages. */
  push(event: string, params: unknown): void;
}

/** Puts an object of the app into a page. An app's own bundle, which comes after it, may put another in its place. */
export function define(page: object, name: string, value: unknown): void {
  Reflect.defineProperty(page, name, { configurable: true, enumerable: false, writable: true, value });
}

/** A property of something of the page; undefined when there is none. */
export function memberOf(of: unknown, name: string): unknown {
  return of === null || of === undefined ? undefined : Reflect.get(Object(of), name);
}
