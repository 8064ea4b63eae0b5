import { useMatches, useRouteContext } from '@tanstack/react-router';
import type { PageName } from '../../domain/analytics/page-name.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { pageOf } from '../pages.ts';

/** The name of the page that is shown, and its locale. */
export function usePage(): { readonly name: PageName; readonly locale: Locale } {
  const name = useMatches({ select: (matches) => pageOf(matches).name });
  const { locale } = useRouteContext({ from: '__root__' });
  return { name, locale };
}
