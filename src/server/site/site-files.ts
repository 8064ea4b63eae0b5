import { type Context, Hono } from 'hono';
import { placeInstead } from '../../domain/content/place-instead.ts';
import { withoutEndSlashes } from '../../domain/content/without-end-slashes.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import type { EarlierAssets } from './earlier-assets.ts';
import { FileAnswers, type FileCall, isServed, type SendingOptions } from './file-answers.ts';
import { sendFilled } from './filled-page.ts';
import { NearestPage } from './nearest-page.ts';
import { otherMethod } from './other-method.ts';
import { pageOnHost } from './page-on-host.ts';
import { securityHeaders } from './security-headers.ts';

/** How the built site is sent, and what is sent beside it. */
interface SiteFilesOptions extends SendingOptions {
  /** What builds of before had under names that change with contents; without it, only this build's are served. */
  readonly earlier?: Pick<EarlierAssets, 'find'> | undefined;
}

const askFirst = 'no-cache';
const methodsOfPages = ['GET', 'HEAD', 'OPTIONS'];
/** A call for a page that is to be filled in: it is not packed, and whole. */
const plainly: FileCall = { isHead: false, accepted: null, known: null };

/**
 * Serves the built pages and files ({@link FileAnswers}), and the 404 page of the locale. Answers every path, so mount it after
 * all services: `app.route('/', siteFiles({ built, https }))`. Only GET and HEAD: to another method a page or file answers that it is
 * none of its. Nothing here depends on who asks.
 * The development server does not mount it: there Vite renders the pages of paths that no service knows.
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
    const instead = placeInstead(clean, (other) => table.pages.has(other));
    if (instead?.isLasting) return moved(c, 308, instead.place);
    // Not for ever, and not kept without asking: the locale may get pages of its own.
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

/** Whether somebody asks for a page, or names no kind at all; who wants data, an image or a style has no use for one. */
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
