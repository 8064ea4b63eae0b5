import { useLingui } from '@lingui/react';
import { knownLocales } from '../../../domain/locale/known-locales.ts';

/** The languages of search, each by its own name, after the browser's. */
export function LanguageOptions() {
  const { i18n } = useLingui();
  return (
    <>
      <option value="wt_WT">{i18n._({ id: 'settings.kad.browser', message: 'Same as browser' })}</option>
      {Object.entries(knownLocales).map(([locale, { name, tag }]) => (
        <option key={locale} value={locale} lang={tag}>
          {name}
        </option>
      ))}
    </>
  );
}

/** Whether the install prompt was closed. Only visitors who have a cohort find it in the list. */
export function CohortOptions({ shown }: { readonly shown: string | undefined }) {
  const { i18n } = useLingui();
  return (
    <>
      <option value="">{i18n._({ id: 'settings.kax.open', message: 'Not closed' })}</option>
      {shown !== undefined && shown !== '-1' && (
        <option value={shown}>
          {i18n._({ id: 'settings.kax.closed', message: 'Closed ({cohort})', values: { cohort: shown } })}
        </option>
      )}
      <option value="-1">{i18n._({ id: 'settings.kax.never', message: 'Never show it again' })}</option>
    </>
  );
}
