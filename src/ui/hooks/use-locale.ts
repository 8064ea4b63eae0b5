import { useLingui } from '@lingui/react';
import { defaultLocale, isLocale, type Locale } from '../../domain/locale/locale.ts';

/** The locale of the texts shown; also works without a router, as in an island. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : defaultLocale;
}
