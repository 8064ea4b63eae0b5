import { reportsPath } from '../../src/contract/reports.ts';
import { scriptsHere, stylesHere } from '../../src/server/site/page-table.ts';
import { reportGroup } from '../../src/server/site/security-headers.ts';

/** What the policy that a page carries itself depends on. */
export interface OwnPolicyInput {
  /** Source expressions of what stands inline in it. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** True when it has a style sheet in a file. */
  readonly styleFiles: boolean;
}

/** What the content security policy of a page class depends on, besides the hashes of each page. */
export interface PolicyInput {
  /** True when a page of the class has a style sheet in a file. */
  readonly styleFiles: boolean;
  /** True when an image of a page stands in its text as `data:`. */
  readonly dataImages: boolean;
  /** Web origins of services that are not on the site's own; see {@link serviceWebOrigins}. */
  readonly serviceWebOrigins: readonly string[];
}

/** The web origins of the services that the build was told to call elsewhere (`VITE_AUTH_URL` and its like), each once. */
export function serviceWebOrigins(env: Readonly<Record<string, string | undefined>>): readonly string[] {
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
    `connect-src ${["'self'", ...pageClass.serviceWebOrigins].join(' ')}`,
    "manifest-src 'self'",
    "object-src 'none'",
    ...forEveryPage,
  ].join('; ');
}

/** What holds whatever a page loads. */
const forEveryPage = [
  "form-action 'self'",
  // One page may stand over the others: see `src/domain/records/known-path.ts`.
  "frame-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  `report-uri ${reportsPath}`,
  `report-to ${reportGroup}`,
];

/**
 * The tag with what a page may load and run, for hosts that cannot send each page its own hashes. It stands before all that it is
 * about. What a tag cannot say (`frame-ancestors`, reports) and what is the same everywhere, {@link commonPolicy} says.
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
 * The policy that such a host sends with every page: all but scripts and styles, which the page's own policy allows by their
 * hashes. A `default-src` here would forbid them; so each kind of content is named.
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
