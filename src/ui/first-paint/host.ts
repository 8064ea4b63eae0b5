import { showsHostSign } from '../../domain/device/host-pages.ts';
import { asksForHost } from './asks-for-host.ts';

// Runs inline in the head of the pages that our apps open, after `first-paint.ts`. `data-host` on `<html>` says that one shows
// this page: it has its own ways around, so that header and footer are never painted. Whoever is signed in to it is signed in
// here as well, which only the app can tell. A developer may ask for one.
const isPlayed = import.meta.env.VITE_SITE_ENV !== 'production' && asksForHost();
if (isPlayed || showsHostSign(window)) {
  const { dataset } = document.documentElement;
  dataset['host'] = '';
  dataset['session'] ??= 'unknown';
}
