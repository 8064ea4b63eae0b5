import type { JobOpening, SupportTopic } from '../../src/application/ports/static-content.ts';
import { contentPaths } from '../../src/contract/content.ts';

/** The contents of the files. */
export interface StaticFiles {
  readonly supportTopics: readonly SupportTopic[];
  readonly jobs: readonly JobOpening[];
  readonly bangLines: string;
}

/** The site's own files as on the server, by path, including rows that no page may show. */
export function wireFiles(
  { supportTopics, jobs, bangLines }: StaticFiles,
  origin: string,
): Readonly<Record<string, unknown>> {
  const path = (url: URL) => url.href.replace(origin, '');
  const told = {
    summary: 'X',
    tasks: [],
    skills: [],
    salary: { from: 1, to: 2, currency: 'USD' },
    countries: [],
  };
  const unlisted = {
    id: 'x',
    title: 'X',
    department: 'X',
    location: null,
    publishedAt: '2026-01-01',
    ...told,
  };
  return {
    [contentPaths.support]: {
      topics: supportTopics.map(({ id, title, links }) => ({
        id,
        title,
        links: [
          ...links.map((link) => ({ title: link.title, url: path(link.url) })),
          { title: 'No web address', url: 'javascript:alert(1)' },
        ],
      })),
    },
    [contentPaths.jobs]: {
      jobs: [
        { ...unlisted, jobUrl: '/job', isListed: false },
        { ...unlisted, jobUrl: 'data:text/html,x', isListed: true },
        ...jobs.map(({ url, ...job }) => ({
          ...job,
          ...told,
          jobUrl: path(url),
          isListed: true,
          publishedAt: '2026-11-01T00:00:00Z',
        })),
      ],
    },
    [contentPaths.bangLines]: { lines: bangLines },
  };
}
