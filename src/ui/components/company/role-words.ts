import type { MessageDescriptor } from '@lingui/core';

/** Names of departments in the file of jobs, in words of the page's language; a name that is not here is shown as it is. */
export const departmentWords: Readonly<Record<string, MessageDescriptor>> = {
  Design: { id: 'company.hiring.department.design', message: 'Design' },
  Engineering: { id: 'company.hiring.department.engineering', message: 'Engineering' },
  Research: { id: 'company.hiring.department.research', message: 'Research' },
  Support: { id: 'company.hiring.department.support', message: 'Support' },
};

/** Places in the file of jobs, in words of the page's language; one that is not here is shown as it is. */
export const locationWords: Readonly<Record<string, MessageDescriptor>> = {
  Europe: { id: 'company.hiring.location.europe', message: 'Europe' },
};
