import { showsHostSign } from '../../domain/device/host-pages.ts';
import { asksForHost } from './asks-for-host.ts';

// Runs inline in the head of the pages that our apps open, after `first-paint.ts`. `data-host` on `<html>` says that an
// app shows this page: it has its own navigation, so header and footer are never painted. Visitors signed in to the app
// are signed in here as well, but only the app knows about them. A page that gets no token from the app redirects to
// its twin that does (`data-twin`). A developer may simulate an app.
const isPlayed = import.meta.env.VITE_SITE_ENV !== 'production' && asksForHost();
if (isPlayed || showsHostSign(window)) {
  const { dataset } = document.documentElement;
  dataset['host'] = '';
  dataset['session'] ??= 'unknown';
  const { twin } = dataset;
  if (twin) {
    // Before anything of this page is painted, run or counted.
    stop();
    location.replace(twin + location.search + location.hash);
  }
}
