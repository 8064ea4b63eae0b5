import { recordOf } from '../closed-record.ts';

/** The error pages that send events. Specification, section 8. */
export const errorPages = [
  'oops_500',
  'nginx_500',
  'tq_500',
  'ssblock_410',
  '418',
  'ar_418',
  'tor_418',
] as const;
/** The name of an error page: one of {@link errorPages}. */
export type ErrorPageName = (typeof errorPages)[number];
/** When an error page sends its events: on load and, if the visitor stays, after one and two seconds. */
export const errorDelays = ['onload', '1sec', '2sec'] as const;
/** The id of an error page's event. */
export type ErrorPixelId = `${ErrorPageName}_${(typeof errorDelays)[number]}`;

/**
 * The events of error pages, which have no parameters. Separate from the others, because error pages send no others and
 * no other page sends these.
 */
export const errorPixels: Readonly<Record<ErrorPixelId, readonly []>> = recordOf(
  /* @__PURE__ */ errorPages.flatMap((page) => errorDelays.map((delay) => `${page}_${delay}` as const)),
  () => [] as const,
);
