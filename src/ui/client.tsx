import { developerEnvironments } from '../composition/developer-environments.ts';
import { reportPageError } from '../composition/report-page-error.ts';
import { hydratePage } from './hydrate-page.ts';
import { showStartFailure } from './start-failure.ts';

// In the built site, static pages load boot directly: the finish step removes this entry from them.
const isStatic = document.documentElement.dataset['pageClass'] !== 'live';
if (import.meta.env.DEV && isStatic) void import('./boot.ts');
else {
  // Every live page needs the account, and with it whether somebody is signed in to the host app.
  hydratePage(async (pause) =>
    (await import('../composition/create-app.ts')).createApp(['account'], pause),
  ).catch((error: unknown) => {
    reportPageError(error);
    showStartFailure(document);
  });
}

// Only developers name an environment. The condition is spelled out so that production builds drop the panel.
if (import.meta.env.VITE_SITE_ENV !== 'production') {
  const environments = developerEnvironments();
  const asked = new URLSearchParams(location.search).has('environment');
  if (environments !== null && (asked || environments.current !== 'production')) {
    addEventListener('load', () => {
      import('./components/developer-panel/show-developer-panel.tsx').then(({ showDeveloperPanel }) =>
        showDeveloperPanel({
          ...environments,
          choose: (name) =>
            environments.choose(environments.names.find((known) => known === name) ?? 'production'),
        }),
      );
    });
  }
}

// With `?host=macos` in the address, developers play a host app around the page.
if (
  import.meta.env.VITE_SITE_ENV !== 'production' &&
  document.documentElement.dataset['playedHost'] !== undefined
) {
  Promise.all([
    import('../composition/played-host-of-visit.ts'),
    import('./components/developer-panel/host-panel.ts'),
  ]).then(([{ playHostOfVisit }, { showHostPanel }]) => showHostPanel(playHostOfVisit()));
}
