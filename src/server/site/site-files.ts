import { type Context, Hono } from 'hono';
import { placeInstead } from '../../domain/content/place-instead.ts';
import { withoutEndSlashes } from '../../domain/content/without-end-slashes.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import type { EarlierAssets } from './earlier-assets.ts';
import { FileAnswers, type FileCall, isServed, type SendingOptions } from './file-answers.ts';
import { plainly, sendFilled } from './filled-page.ts';
import { NearestPage } from './nearest-page.ts';
import { otherMethod } from './other-method.ts';
import { pageOnHost } from './page-on-host.ts';
import { securityHeaders } from './security-headers.ts';

/** Options for the built site and what is served besides it. */
interface SiteFilesOptions extends SendingOptions {
  /** Hashed files of earlier builds; without it, only this build's are served. */
  readonly earlier?: Pick<EarlierAssets, 'find'> | undefined;
}

const askFirst = 'no-cache';
const methodsOfPages = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Serves the built pages and files ({@link FileAnswers}), and the locale's 404 page. Answers every path, so mount it after all
 * services: `app.route('/', siteFiles({ built, https }))`. Only GET and HEAD; other methods on a page or file get 405. Nothing
 * depends on the visitor.
 * The development server does not mount it: there Vite renders the pages.
 */
export function siteFiles(options: SiteFilesOptions, answers = new FileAnswers(options)): Hono {
  const { files, table } = options.built;
  const common = securityHeaders(options.https);
  const nearest = new NearestPage(options.built);

  async function sendPage(c: Context, path: string): Promise<Response> {
    const page = await answers.page(callOf(c), path);
    return page ?? c.text('Not found', 404, { ...common, 'Cache-Control': 'no-store' });
  }

  async function notFound(c: Context, path: string): Promise<Response> {
    const isShown = !path.startsWith('/assets/') && takesPage(c.req.header('Accept') ?? '*/*');
    const address = isShown ? (table.notFound[splitPath(path).locale] ?? '') : '';
    const fill = isShown ? await nearest.fillingFor(path) : null;
    const page = fill === null ? null : await answers.page(plainly, address);
    return page === null || fill === null ? sendPage(c, address) : sendFilled(c, page, fill);
  }

  function isPublicFile(path: string): boolean {
    return !path.startsWith('/assets/') && isServed(files, path.slice(1));
  }

  function moved(
    c: Context,
    status: 302 | 308,
    place: string,
    headers: Record<string, string> = {},
  ): Response {
    return c.body(null, status, { ...common, ...headers, Location: place + new URL(c.req.url).search });
  }

  const site = new Hono();
  site.on(['GET', 'HEAD'], '*', async (c): Promise<Response> => {
    const asked = decoded(c.req.path);
    if (asked === null) return notFound(c, '/');
    const path = pageOnHost(c.req.url, asked);
    if (table.pages.has(path)) return sendPage(c, path);
    const clean = withoutEndSlashes(path.replace(/(?:\/index)?\.html$/, '')) || '/';
    if (clean !== path && table.pages.has(clean)) {
      return moved(c, 308, clean);
    }
    const file = path.slice(1);
    if (isServed(files, file)) return answers.file(callOf(c), file);
    const earlier = file.startsWith('assets/') ? await options.earlier?.find(file.slice(7)) : null;
    if (earlier) return answers.file(callOf(c), file, earlier);
    const instead = placeInstead(clean, (other) => table.pages.has(other), isPublicFile);
    if (instead?.isLasting) return moved(c, 308, instead.place);
    // Temporary and always revalidated: the locale may get its own pages later.
    if (instead !== null) return moved(c, 302, instead.place, { 'Cache-Control': askFirst });
    return notFound(c, path);
  });
  site.all('*', (c, next) => {
    const path = pageOnHost(c.req.url, decoded(c.req.path) ?? '');
    const isThere = table.pages.get(path)?.status === 200 || isServed(files, path.slice(1));
    return isThere ? otherMethod(c, methodsOfPages) : next();
  });
  return site;
}

function callOf({ req }: Context): FileCall {
  return {
    isHead: req.method === 'HEAD',
    accepted: req.header('Accept-Encoding') ?? null,
    known: req.header('If-None-Match') ?? null,
  };
}

/** Whether the client wants a page, or does not say; requests for data, images or styles have no use for one. */
function takesPage(accepted: string): boolean {
  return accepted.includes('text/html') || accepted.split(',').every((kind) => kind.trim().startsWith('*/*'));
}

function decoded(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}
