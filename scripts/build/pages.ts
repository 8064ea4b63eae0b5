import { locales, localeTags, pathIn } from '../../src/domain/locale/locale.ts';

/** Every path that is rendered at build time, without its locale. A route that is not here has no page. */
export const pagePaths = [
  '/',
  '/404',
  '/pro',
  '/pro/add-email',
  '/pro/login',
  '/pro/welcome',
  '/subscriptions/welcome/stripe',
  '/subscriptions/welcome/stripe-feature-page',
] as const;

/** The manifest of pages for Start's prerender: each path in each locale. */
export function prerenderedPages(options: { readonly pseudo: boolean }): { path: string }[] {
  return localeTags
    .filter((locale) => options.pseudo || !locales[locale].pseudo)
    .flatMap((locale) => pagePaths.map((path) => ({ path: pathIn(locale, path) })));
}
