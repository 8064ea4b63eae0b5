import { reportsPath } from '../../src/contract/reports.ts';
import { scriptsHere, stylesHere } from '../../src/server/site/page-table.ts';
import { reportGroup } from '../../src/server/site/security-headers.ts';

/** The inputs of the policy that a page carries itself. */
export interface OwnPolicyInput {
  /** Source expressions of its inline content. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** True when it has an external style sheet. */
  readonly styleFiles: boolean;
}

/** The inputs of a page class's content security policy, besides each page's hashes. */
export interface PolicyInput {
  /** True when a page of the class has an external style sheet. */
  readonly styleFiles: boolean;
  /** True when a page has an inline image (`data:`). */
  readonly dataImages: boolean;
  /** Web origins of services outside the site's own; see {@link serviceWebOrigins}. */
  readonly serviceWebOrigins: readonly string[];
}

/**
 * The web origins of services that the build was configured to call elsewhere (`VITE_AUTH_URL` and the like), each
 * once.
 */
export function serviceWebOrigins(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const urls = Object.entries(env).flatMap(([name, value]) =>
    /^VITE_\w+_URL$/.test(name) && value ? [value] : [],
  );
  return [...new Set(urls.map((url) => new URL(url).origin))].sort();
}

/**
 * The policy of a page class, with placeholders for the hashes. It allows nothing that no page of the class needs, and
 * contains no `unsafe-*`.
 */
export function contentSecurityPolicy(pageClass: PolicyInput): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scriptsHere}`,
    `style-src${pageClass.styleFiles ? " 'self'" : ''}${stylesHere}`,
    `img-src 'self'${pageClass.dataImages ? ' data:' : ''}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...pageClass.serviceWebOrigins].join(' ')}`,
    "manifest-src 'self'",
    "object-src 'none'",
    ...forEveryPage,
  ].join('; ');
}

/** Directives that do not depend on what a page loads. */
const forEveryPage = [
  "form-action 'self'",
  // One page may be shown over the others: see `src/domain/records/known-path.ts`.
  "frame-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  `report-uri ${reportsPath}`,
  `report-to ${reportGroup}`,
];

/**
 * The meta tag with what a page may load and run, for hosts that cannot send each page's own hashes. It precedes
 * everything that it applies to. {@link commonPolicy} contains what a tag cannot express (`frame-ancestors`, reports)
 * and what is the same everywhere.
 */
export function policyTag({ scripts, styles, styleFiles }: OwnPolicyInput): string {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ['style-src', ...(styleFiles ? ["'self'"] : []), ...styles].join(' '),
    ...alike(serviceWebOrigins(process.env)),
  ].join(';');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/**
 * The policy that such a host sends with every page: everything except scripts and styles, which the page's own policy
 * allows by hash. A `default-src` here would block them, so each kind of content is listed.
 */
export function commonPolicy(webOrigins: readonly string[]): string {
  return [
    ...alike(webOrigins),
    ...['child', 'fenced-frame', 'media', 'object', 'worker'].map((kind) => `${kind}-src 'none'`),
    "script-src-attr 'none'",
    "style-src-attr 'none'",
    ...forEveryPage,
    'upgrade-insecure-requests',
  ].join('; ');
}

function alike(webOrigins: readonly string[]): readonly string[] {
  return [
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...webOrigins].join(' ')}`,
    "manifest-src 'self'",
  ];
}
