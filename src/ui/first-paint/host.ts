import { showsHostSign } from '../../domain/device/host-pages.ts';

// Runs inline in the head of the pages that our apps open, after `first-paint.ts`. `data-host` on `<html>` says that one shows
// this page: it has its own ways around, so that header and footer are never painted.
if (showsHostSign(window)) document.documentElement.dataset['host'] = '';
