import { developerEnvironments } from '../composition/developer-environments.ts';
import { reportPageError } from '../composition/report-page-error.ts';
import { hydratePage } from './hydrate-page.ts';
import { showStartFailure } from './start-failure.ts';

// In the built site static pages load boot by themselves: the finish step takes this entry out of them.
const isStatic = document.documentElement.dataset['pageClass'] !== 'live';
if (import.meta.env.DEV && isStatic) void import('./boot.ts');
else {
  // Every live page needs the account, and by it whoever is signed in to the app that may show the page.
  hydratePage(async (pause) =>
    (await import('../composition/create-app.ts')).createApp(['account'], pause),
  ).catch((error: unknown) => {
    reportPageError(error);
    showStartFailure(document);
  });
}

// Who names an environment is a developer. Spelled out, so that a production build leaves the panel out.
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

// Who names an app in the address (`?host=macos`) plays it around the page.
if (
  import.meta.env.VITE_SITE_ENV !== 'production' &&
  document.documentElement.dataset['playedHost'] !== undefined
) {
  Promise.all([
    import('../composition/played-host-of-visit.ts'),
    import('./components/developer-panel/host-panel.ts'),
  ]).then(([{ playHostOfVisit }, { showHostPanel }]) => showHostPanel(playHostOfVisit()));
}
