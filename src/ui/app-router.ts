// Must be the first import, because it sets the order of the cascade layers. `__root.tsx` names it too, for Start's
// list of styles.
import './theme/site.css';
import { createRouter } from '@tanstack/react-router';
import type { App } from '../application/app.ts';
import { pathIn, splitPath } from '../domain/locale/locale.ts';
import { Texts } from './catalogues.ts';
import { ErrorPage } from './components/error-page.tsx';
import { type PageRow, pageAt } from './pages.ts';
import type { RouterContext } from './router-context.ts';
import { routeTree } from './routeTree.gen.ts';

/**
 * Creates the router for the page at a path and loads its locale's texts and its features, in the browser and in the
 * prerender alike. A router serves one locale; the route tree knows nothing of locales.
 */
export async function appRouterFor(pathname: string, app: App) {
  const { locale, path } = splitPath(pathname);
  const texts = new Texts(locale);
  const prepare = async ({ areas, features }: PageRow) => {
    await Promise.all([texts.load(areas), ...features.map((name) => app.load(name))]);
  };
  await prepare(pageAt(path));
  return createAppRouter({ app, i18n: texts.i18n, locale, prepare });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    rewrite: localeRewrite(context),
    trailingSlash: 'preserve',
    scrollRestoration: false,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
  });
}

function localeRewrite({ app, locale }: RouterContext) {
  return {
    input: ({ url }: { url: URL }) => {
      url.pathname = splitPath(url.pathname).path;
      return url;
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = pathIn(locale, app.host?.links.pathInApp(url.pathname) ?? url.pathname);
      return url;
    },
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
