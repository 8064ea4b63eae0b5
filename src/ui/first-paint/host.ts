import { showsHostSign } from '../../domain/device/host-pages.ts';
import { asksForHost } from './asks-for-host.ts';

// Runs inline in the head of the pages that our apps open, after `first-paint.ts`. `data-host` on `<html>` says that one shows
// this page: it has its own ways around, so that header and footer are never painted. Whoever is signed in to it is signed in
// here as well, which only the app can tell. A page that gets no token of the app gives way to its twin that does (`data-twin`).
// A developer may ask for an app.
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
