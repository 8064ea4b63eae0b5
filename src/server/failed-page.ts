import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorPageName } from '../domain/analytics/error-pixels.ts';
import { pathIn, publicLocales } from '../domain/locale/locale.ts';
import { takesPage } from './http/form-call.ts';
import { noticeLanguage } from './http/notice-page.tsx';
import type { BuiltSite } from './site/built-site.ts';
import { fileOf } from './site/page-table.ts';
import { securityHeaders } from './site/security-headers.ts';

/** The error page for a failed call: `tq_500` if it timed out or something behind the server is unavailable. */
export type FailedPageName = Extract<ErrorPageName, 'oops_500' | 'tq_500'>;

/**
 * The error page for a visitor, in the language the browser asks for. Null for a call that is not for a page, and if no pages
 * are built.
 */
export type AnswerFailedPage = (
  c: Context,
  name: FailedPageName,
  status: ContentfulStatusCode,
) => Response | null;

/** Reads the built pages immediately, so that they are available when files can no longer be read. */
export function failedPages({ root, table }: BuiltSite, https: boolean): AnswerFailedPage {
  const pages = new Map(
    (['oops_500', 'tq_500'] as const).flatMap((name) =>
      publicLocales.flatMap((locale) => {
        const address = pathIn(locale, `/errors/${name}`);
        const built = table.pages.get(address);
        if (built === undefined) return [];
        const html = readFileSync(path.join(root, fileOf(address)), 'utf8');
        return [[`${locale} ${name}`, { html, policy: built.policy }] as const];
      }),
    ),
  );
  return (c, name, status) => {
    const isPage = c.req.method === 'GET' && takesPage(c);
    const page = isPage ? pages.get(`${noticeLanguage(c)} ${name}`) : undefined;
    if (page === undefined) return null;
    for (const [header, value] of Object.entries(securityHeaders(https))) c.header(header, value);
    c.header('Content-Security-Policy', page.policy);
    c.header('Cache-Control', 'no-store');
    return c.html(page.html, status) as Response;
  };
}
