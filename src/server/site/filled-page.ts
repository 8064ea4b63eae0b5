import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { FileCall } from './file-answers.ts';

/** A request for a page to be filled in: uncompressed, and never 304. */
export const plainly: FileCall = { isHead: false, accepted: null, known: null };

/**
 * Sends a page filled in for the requested URL, with styles (`rules`) that apply without script only. Not cacheable, because
 * it is specific to one URL.
 */
export async function sendFilled(
  c: Context,
  page: Response,
  fill: (html: string) => string,
  rules = '',
): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of ['Content-Length', 'ETag', 'Vary', 'CDN-Cache-Control']) headers.delete(name);
  headers.set('Cache-Control', 'no-store');
  const policy = headers.get('Content-Security-Policy');
  if (policy !== null && rules !== '') headers.set('Content-Security-Policy', allowing(rules, policy));
  const html = fill(await page.text());
  const body = rules === '' ? html : withRules(html, rules);
  return new Response(c.req.method === 'HEAD' ? null : body, { status: page.status, headers });
}

/** Whether a request may be for a page that its query fills in; then a HEAD must say the same as a GET. */
export function mayBeFilled({ req }: Context): boolean {
  return (req.method === 'GET' || req.method === 'HEAD') && req.url.includes('?');
}

/** With script, the page's code sets the preview's styles; these would otherwise override the visitor's later changes. */
function withRules(html: string, rules: string): string {
  return html.replace('</head>', () => `<noscript><style>${rules}</style></noscript></head>`);
}

/** Adds the hash of these styles to the page's policy. */
function allowing(rules: string, policy: string): string {
  const hash = createHash('sha256').update(rules).digest('base64');
  return policy.replace('style-src ', `style-src 'sha256-${hash}' `);
}
