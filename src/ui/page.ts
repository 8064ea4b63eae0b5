import type { ShownTheme } from '../domain/theme/theme.ts';

/** What a route says of its page as a whole; set in the route's `staticData`. */
export interface Page {
  /** The page's name in analytics; see the specification, section 2. */
  readonly pageName?: string;
  /** `static`: complete without script, only `boot.ts` runs. `live`: React hydrates the whole page. */
  readonly pageClass?: 'static' | 'live';
  /** Overrides the visitor's theme on this page. */
  readonly theme?: ShownTheme;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Page {}
}
