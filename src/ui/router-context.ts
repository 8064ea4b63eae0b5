import type { I18n } from '@lingui/core';
import type { App } from '../application/app.ts';
import type { Locale, PublicLocale } from '../domain/locale/locale.ts';
import type { PageRow } from './pages.ts';

/** What every route gets: `Route.useRouteContext()` in components, `context` in loaders. */
export interface RouterContext {
  readonly app: App;
  readonly i18n: I18n;
  readonly locale: Locale;
  /**
   * The texts that all pages show, in each language that the page may be offered in. Only in the prerender, which
   * writes header and footer.
   */
  readonly textsIn?: ReadonlyMap<PublicLocale, I18n>;
  /** Loads whatever a page needs that is not loaded yet. Rejects if it cannot be loaded; calling it again retries. */
  readonly prepare: (page: PageRow) => Promise<void>;
}
