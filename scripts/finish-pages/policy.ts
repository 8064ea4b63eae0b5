import { reportsPath } from '../../src/contract/reports.ts';
import { reportGroup } from '../../src/server/site/security-headers.ts';

/** What a page's own content security policy depends on. */
export interface PolicyInput {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** True when the page has a style sheet in a file. */
  readonly styleFiles: boolean;
  /** True when a picture of the page stands in its text as `data:`. */
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

/** The policy of one page. Nothing is allowed that the page does not have; nothing in it is `unsafe-*`. */
export function contentSecurityPolicy(page: PolicyInput): string {
  const styles = [...(page.styleFiles ? ["'self'"] : []), ...page.styleHashes];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...page.scriptHashes].join(' ')}`,
    `style-src ${styles.join(' ') || "'none'"}`,
    `img-src 'self'${page.dataImages ? ' data:' : ''}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...page.serviceOrigins].join(' ')}`,
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
