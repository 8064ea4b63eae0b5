import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/**
 * Sends a page with something filled in for the address that was called, and styles (`rules`) that hold where no script runs. Made for one
 * address, so nobody keeps it for others.
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

/** With a script the preview has its styles from the page's code, and what stood here would outlast what a visitor changes. */
function withRules(html: string, rules: string): string {
  return html.replace('</head>', () => `<noscript><style>${rules}</style></noscript></head>`);
}

/** These styles beside those of the page, and no others. */
function allowing(rules: string, policy: string): string {
  const hash = createHash('sha256').update(rules).digest('base64');
  return policy.replace('style-src ', `style-src 'sha256-${hash}' `);
}
