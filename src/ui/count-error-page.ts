import { errorPage } from '../composition/error-page.ts';
import type { ErrorPixelId } from '../domain/analytics/error-pixels.ts';

// Runs inline in a standalone error page, which must load no script. The page names its events in the order in which
// they are sent: once it has loaded, and for visitors who stay, again after one and two seconds. Specification, section
// 8.
const { pixels, privacy } = errorPage();
const ids = document.documentElement.dataset['errorEvents']?.split(' ') ?? [];

if (!privacy.refusesCounts) {
  addEventListener('load', () => {
    for (const [seconds, id] of ids.entries()) {
      setTimeout(() => pixels.send(id as ErrorPixelId, {}), seconds * 1000);
    }
  });
}
