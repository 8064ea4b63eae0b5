import type { I18n } from '@lingui/core';
import type { App } from '../application/app.ts';
import type { Locale, PublicLocale } from '../domain/locale/locale.ts';
import type { PageRow } from './pages.ts';

/** What every route gets: `Route.useRouteContext()` in components, `context` in loaders. */
export interface RouterContext {
  readonly app: App;
  readonly i18n: I18n;
  readonly locale: Locale;
  /** The texts that all pages show, in each language that the page may be offered in; in the prerender alone, which writes header and footer. */
  readonly textsIn?: ReadonlyMap<PublicLocale, I18n>;
  /** Loads what a page needs and is not here yet. Rejects when it cannot be loaded; asking again tries again. */
  readonly prepare: (page: PageRow) => Promise<void>;
}
