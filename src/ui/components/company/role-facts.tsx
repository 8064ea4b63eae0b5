import { Trans, useLingui } from '@lingui/react';
import { levelsOf } from '../../../domain/company/pay-levels.ts';
import type { OpenRole } from '../../../domain/jobs/job.ts';
import { countryName } from '../../format/dates.ts';
import { formatList } from '../../format/list.ts';
import { departmentWords, inWords, locationWords } from './role-words.ts';

/** Formats pay in whole units of its currency. */
export function salaryFormat({ salary }: Pick<OpenRole, 'salary'>, locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: salary.currency,
    maximumFractionDigits: 0,
  });
}

/** A role's yearly pay at each level it is open at. */
export function RolePay({ salary }: Pick<OpenRole, 'salary'>) {
  const { i18n } = useLingui();
  const amount = salaryFormat({ salary }, i18n.locale);
  const levels = levelsOf(salary);
  const anyOf = (words: readonly string[]) => formatList(words, i18n.locale, 'disjunction');
  return (
    <Trans
      id="company.hiring.role.pay"
      message="Level {levels}: {amounts} a year"
      values={{
        levels: anyOf(levels.map(({ level }) => i18n.number(level))),
        amounts: anyOf(levels.map(({ usd }) => amount.format(usd))),
      }}
    />
  );
}

/** The role's department, in the page's language. */
export function RoleDepartment({ department }: Pick<OpenRole, 'department'>) {
  const { i18n } = useLingui();
  return inWords(i18n, departmentWords, department);
}

/** Where the role can be done from, in a word or two. */
export function RolePlace({ location }: Pick<OpenRole, 'location'>) {
  const { i18n } = useLingui();
  return location === null ? (
    <Trans id="company.hiring.role.anywhere" message="Remote" />
  ) : (
    <Trans
      id="company.hiring.role.within"
      message="Remote, {location}"
      values={{ location: inWords(i18n, locationWords, location) }}
    />
  );
}

/** Every country the role can be done from. */
export function RoleCountries({ countries }: Pick<OpenRole, 'countries'>) {
  const { i18n } = useLingui();
  const names = countries
    .map((code) => countryName(code, i18n.locale))
    .toSorted((one, other) => one.localeCompare(other, i18n.locale));
  return formatList(names, i18n.locale, 'disjunction');
}
