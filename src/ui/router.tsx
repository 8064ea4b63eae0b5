import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import type { App } from '../application/app.ts';
import { createApp } from '../composition/create-app.ts';
import { type Locale, pathIn, splitPath } from '../domain/locale/locale.ts';
import { Texts } from './catalogues.ts';
import { type PageRow, pageAt } from './pages.ts';
import type { RouterContext } from './router-context.ts';
import { routeTree } from './routeTree.gen.ts';

/** One factory for the browser, the prerender and tests. The router lives in one locale; the route tree knows none. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    rewrite: localeRewrite(context.locale),
    trailingSlash: 'preserve',
    scrollRestoration: false,
    defaultPreload: 'intent',
  });
}

function localeRewrite(locale: Locale) {
  return {
    input: ({ url }: { url: URL }) => {
      url.pathname = splitPath(url.pathname).path;
      return url;
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = pathIn(locale, url.pathname);
      return url;
    },
  };
}

/** Start calls this: once in the browser, once for each page in the prerender. */
export async function getRouter() {
  const { locale, path } = splitPath(pathname());
  const texts = new Texts(locale);
  const prepare = ({ areas }: PageRow) => texts.load(areas);
  const [app] = await Promise.all([theApp(), prepare(pageAt(path))]);
  return createAppRouter({ app, i18n: texts.i18n, locale, prepare });
}

let prerenderApp: Promise<App> | undefined;

/** One for all pages of the prerender, where it touches nothing; in a browser getRouter is called once. */
function theApp(): Promise<App> {
  if (!import.meta.env.SSR) return createApp();
  prerenderApp ??= createApp();
  return prerenderApp;
}

/** The path of the page that is made. Start leaves each side only its own half. */
const pathname = createIsomorphicFn()
  .server(() => new URL(getRequest().url).pathname)
  .client(() => location.pathname);

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
