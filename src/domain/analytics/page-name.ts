import { splitPath } from '../locale/locale.ts';

/**
 * The name a page has in analytics: its first path segment after the locale, or `home`. Specification, section 2.
 * A segment that no page of ours could have becomes `other`, so that nothing a visitor typed is sent. Never fails.
 * @example pageName('/de/pro/welcome') // 'pro'
 */
export function pageName(pathname: string): string {
  const segment = splitPath(pathname).path.split('/')[1] ?? '';
  if (segment === '') return 'home';
  return /^[a-z][a-z-]{0,39}$/.test(segment) ? segment : 'other';
}
