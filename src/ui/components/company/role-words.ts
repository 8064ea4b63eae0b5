import type { I18n, MessageDescriptor } from '@lingui/core';

/** A name from the jobs file in the page's language; returned as it is if it has no translation. */
export function inWords(
  i18n: I18n,
  words: Readonly<Record<string, MessageDescriptor>>,
  name: string,
): string {
  const known = words[name];
  return known === undefined ? name : i18n._(known);
}

/** The departments in the jobs file. */
export const departmentWords: Readonly<Record<string, MessageDescriptor>> = {
  Design: { id: 'company.hiring.department.design', message: 'Design' },
  Engineering: { id: 'company.hiring.department.engineering', message: 'Engineering' },
  Research: { id: 'company.hiring.department.research', message: 'Research' },
  Support: { id: 'company.hiring.department.support', message: 'Support' },
};

/** The locations in the jobs file. */
export const locationWords: Readonly<Record<string, MessageDescriptor>> = {
  Europe: { id: 'company.hiring.location.europe', message: 'Europe' },
};
