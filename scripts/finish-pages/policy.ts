import { reportsPath } from '../../src/contract/reports.ts';
import { scriptsHere, stylesHere } from '../../src/server/site/page-table.ts';
import { reportGroup } from '../../src/server/site/security-headers.ts';

/** What the content security policy of a page class depends on, besides the hashes of each page. */
export interface PolicyInput {
  /** True when a page of the class has a style sheet in a file. */
  readonly styleFiles: boolean;
  /** True when an image of a page stands in its text as `data:`. */
  readonly dataImages: boolean;
  /** Origins of services that are not on the site's own; see {@link serviceOrigins}. */
  readonly serviceOrigins: readonly string[];
}

/** The origins of the services that the build was told to call elsewhere (`VITE_AUTH_URL` and its like), each once. */
export function serviceOrigins(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const urls = Object.entries(env).flatMap(([name, value]) =>
    /^VITE_\w+_URL$/.test(name) && value ? [value] : [],
  );
  return [...new Set(urls.map((url) => new URL(url).origin))].sort();
}

/**
 * The policy of a page class, with marks where the hashes go. Nothing is allowed that no page of the class has; nothing in
 * it is `unsafe-*`.
 */
export function contentSecurityPolicy(pageClass: PolicyInput): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scriptsHere}`,
    `style-src${pageClass.styleFiles ? " 'self'" : ''}${stylesHere}`,
    `img-src 'self'${pageClass.dataImages ? ' data:' : ''}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...pageClass.serviceOrigins].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${reportsPath}`,
    `report-to ${reportGroup}`,
  ].join('; ');
}
