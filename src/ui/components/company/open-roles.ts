import file from '../../../../public/jobs.json' with { type: 'json' };
import { type Department, type OpenRole, rolesByDepartment } from '../../../domain/jobs/job.ts';

/** The published file, imported at build time, so that the page shows its roles without a script. */
const published: readonly OpenRole[] = file.jobs;

export const departments: readonly Department[] = rolesByDepartment(published);

export const openRoles: readonly OpenRole[] = departments.flatMap(({ roles }) => roles);

/** Everything that the page says about a role, as HTML for job boards that read only the structured data. */
export function roleAsText({ summary, tasks, skills }: OpenRole): string {
  const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  return `<p>${summary}</p>${list(tasks)}${list(skills)}`;
}
