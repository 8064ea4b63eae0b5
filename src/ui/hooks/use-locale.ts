import { useLingui } from '@lingui/react';
import { defaultLocale, isLocale, type Locale } from '../../domain/locale/locale.ts';

/** The locale of the texts that are shown: also where there is no router to ask, as in an island. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : defaultLocale;
}
