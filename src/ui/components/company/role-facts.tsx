import { Trans, useLingui } from '@lingui/react';
import type { OpenRole } from '../../../domain/jobs/job.ts';
import { countryName } from '../../format/dates.ts';
import { formatList } from '../../format/list.ts';

/** What a role pays in a year: one amount, or from that of its lowest level to that of its highest. */
export function RolePay({ salary }: Pick<OpenRole, 'salary'>) {
  const { i18n } = useLingui();
  const amount = new Intl.NumberFormat(i18n.locale, {
    style: 'currency',
    currency: salary.currency,
    maximumFractionDigits: 0,
  });
  return (
    <Trans
      id="company.hiring.role.pay"
      message="{range} a year"
      values={{ range: amount.formatRange(salary.from, salary.to) }}
    />
  );
}

/** Where it can be done from, in a word or two. */
export function RolePlace({ location }: Pick<OpenRole, 'location'>) {
  return location === null ? (
    <Trans id="company.hiring.role.anywhere" message="Remote" />
  ) : (
    <Trans id="company.hiring.role.within" message="Remote, {location}" values={{ location }} />
  );
}

/** Each country that it can be done from. */
export function RoleCountries({ countries }: Pick<OpenRole, 'countries'>) {
  const { i18n } = useLingui();
  const names = countries
    .map((code) => countryName(code, i18n.locale))
    .toSorted((one, other) => one.localeCompare(other, i18n.locale));
  return formatList(names, i18n.locale, 'disjunction');
}
