import { pathIn, splitPath } from '../locale/locale.ts';

/** Pages of `/pro` that exist under `/subscriptions` as well. Specification, section 9. */
const twins: Readonly<Record<string, string>> = {
  '/pro': '/subscriptions',
  '/pro/add-email': '/subscriptions/add-email',
  '/pro/edit-email': '/subscriptions/edit-email',
  '/pro/login': '/subscriptions/activate',
  '/pro/remove-email': '/subscriptions/remove-email',
  '/pro/welcome': '/subscriptions/welcome',
};

/**
 * Where a link leads inside one of our apps, as a path with or without locale: apps give their tokens to pages under
 * `/subscriptions`, not under `/pro`. A path without a twin is unchanged. Host-app reference, section 2.4.
 */
export function twinInApps(pathname: string): string {
  const { locale, path } = splitPath(pathname);
  const twin = twins[path];
  return twin === undefined ? pathname : pathIn(locale, twin);
}
