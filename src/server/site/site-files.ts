import { type Context, Hono } from 'hono';
import { splitPath } from '../../domain/locale/locale.ts';
import { pathInPublished } from '../../domain/locale/published-locale.ts';
import { knownPath } from '../../domain/records/known-path.ts';
import type { EarlierAsset, EarlierAssets } from './earlier-assets.ts';
import { chooseEncoding } from './encoding.ts';
import { FileStore } from './file-store.ts';
import { mediaType } from './media-type.ts';
import { pageOnHost } from './page-on-host.ts';
import { readPageTable } from './page-table.ts';
import { isPartOfPages, partHeaders, reportingHeaders, securityHeaders } from './security-headers.ts';

/** Where the built site lies and how visitors reach it. */
export interface SiteFilesOptions {
  /** The folder of the client build (`dist/client`); the page table lies beside it. An absent folder is an empty site. */
  readonly root: string;
  /** True when visitors come by https: adds HSTS and has pages upgrade requests. */
  readonly https: boolean;
  /** Where forms of the home page are led on to by this server, as web origins: its policy allows them beside our own. */
  readonly formWebOrigins?: readonly string[];
  /** What the service chose of the experiments, as `Server-Timing` of every page; an empty text is no header. */
  readonly chosen?: () => string;
  /** What builds of before had under names that change with contents; without it, only this build's are served. */
  readonly earlier?: Pick<EarlierAssets, 'find'> | undefined;
}

const forever = 'public, max-age=31536000, immutable';
const askFirst = 'no-cache';
const formsHere = /form-action 'self'/;
const inFrames = /(frame-ancestors )'none'/;
/**
 * For a CDN in front of the server (RFC 9213): it need not ask for each visitor, and a page that is a minute old is
 * answered at once while it asks. Short, so that a deploy is seen soon where nobody purges.
 */
const sharedForAMinute = 'public, max-age=60, stale-while-revalidate=600';

/**
 * Serves the built pages and files: their security headers, the best packing a visitor takes, ETags, long caching
 * for hashed names, the 404 page of the locale. Answers every path, so mount it after all services:
 * `app.route('/', siteFiles({ root, https }))`. Only GET and HEAD; nothing here depends on who asks.
 * The development server does not mount it: there Vite renders the pages of paths that no service knows.
 */
export function siteFiles(options: SiteFilesOptions): Hono {
  const store = new FileStore(options.root);
  const table = readPageTable(options.root);
  const common = securityHeaders(options.https);
  const ofPart = partHeaders(options.https);
  const forms = (options.formWebOrigins ?? []).map((webOrigin) => ` ${webOrigin}`).join('');

  async function send(
    c: Context,
    file: string,
    status: 200 | 404,
    extra: Readonly<Record<string, string>>,
    { encodings, read }: EarlierAsset = {
      encodings: store.encodings(file),
      read: (encoding) => store.read(file, encoding),
    },
  ): Promise<Response> {
    const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? null, encodings);
    const { body, tag } = await read(encoding);
    const headers: Record<string, string> = {
      ...(isPartOfPages(mediaType(file)) ? ofPart : common),
      ...extra,
      'Cache-Control': file.startsWith('assets/') ? forever : askFirst,
      ETag: tag,
      Vary: 'Accept-Encoding',
    };
    if (status === 200 && matches(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers);
    headers['Content-Type'] = mediaType(file);
    headers['Content-Length'] = String(body.byteLength);
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    return c.req.method === 'HEAD' ? c.body(null, status, headers) : c.body(body, status, headers);
  }

  /** Two pages may do more than their class: home's forms lead on, and one page stands in frames of ours. */
  function policyOf(path: string, policy: string) {
    if (path === '/') return { policy: policy.replace(formsHere, `$&${forms}`), headers: {} };
    if (path !== knownPath) return { policy, headers: {} };
    return { policy: policy.replace(inFrames, "$1'self'"), headers: { 'X-Frame-Options': 'SAMEORIGIN' } };
  }

  async function sendPage(c: Context, path: string, status: 200 | 404): Promise<Response> {
    const page = table.pages.get(path);
    if (page === undefined) return c.text('Not found', 404, { ...common, 'Cache-Control': 'no-store' });
    const own = policyOf(splitPath(path).path, page.policy);
    const policy = options.https ? `${own.policy}; upgrade-insecure-requests` : own.policy;
    const chosen = options.chosen?.() ?? '';
    return send(c, page.file, status, {
      'Content-Security-Policy': policy,
      ...own.headers,
      ...(status === 200 ? { 'CDN-Cache-Control': sharedForAMinute } : {}),
      ...reportingHeaders,
      ...(chosen === '' ? {} : { 'Server-Timing': chosen }),
      ...(table.speculationRules === null ? {} : { 'Speculation-Rules': `"${table.speculationRules}"` }),
    });
  }

  function notFound(c: Context, path: string): Promise<Response> {
    const isShown = !path.startsWith('/assets/') && takesPage(c.req.header('Accept') ?? '*/*');
    return sendPage(c, isShown ? (table.notFound[splitPath(path).locale] ?? '') : '', 404);
  }

  return new Hono().on(['GET', 'HEAD'], '*', async (c): Promise<Response> => {
    const asked = decoded(c.req.path);
    if (asked === null) return notFound(c, '/');
    const path = pageOnHost(new URL(c.req.url), asked);
    if (table.pages.has(path)) return sendPage(c, path, 200);
    const clean = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
    if (clean !== path && table.pages.has(clean)) {
      return c.body(null, 308, { ...common, Location: clean + new URL(c.req.url).search });
    }
    const file = path.slice(1);
    const servable = store.has(file) && !/\.(?:html|br|gz)$/.test(file) && !file.startsWith('_');
    if (servable) return send(c, file, 200, {});
    const earlier = file.startsWith('assets/') ? await options.earlier?.find(file.slice(7)) : null;
    if (earlier) return send(c, file, 200, {}, earlier);
    const published = pathInPublished(clean);
    if (published !== null && table.pages.has(published)) {
      // Not for ever, and not kept without asking: the locale may get pages of its own.
      const headers = {
        ...common,
        'Cache-Control': askFirst,
        Location: published + new URL(c.req.url).search,
      };
      return c.body(null, 302, headers);
    }
    return notFound(c, path);
  });
}

/** Whether somebody asks for a page, or names no kind at all; who wants data, a picture or a style has no use for one. */
function takesPage(accepted: string): boolean {
  return accepted.includes('text/html') || accepted.split(',').every((kind) => kind.trim().startsWith('*/*'));
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag);
}

function decoded(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}
