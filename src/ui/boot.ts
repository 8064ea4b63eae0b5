import { staticPage } from '../composition/static-page.ts';
import { afterLoad } from './boot/after-load.ts';
import { wireIslands } from './boot/island-loader.ts';
import { wireLanguageLinks } from './boot/language-links.ts';

// All that a static page runs at load. React, the container and the texts come with an island, on intent.
const { captureOrigin, trackPage } = staticPage();

wireLanguageLinks(document);
wireIslands(document, async () => (await import('./islands/start-islands.ts')).startIsland);

// Storage and beacon cost as much as all the rest here, and nothing that is to be seen needs them.
function begin(): void {
  afterLoad(window, () => {
    captureOrigin.execute();
    trackPage.execute();
  });
}
// A page that the browser gets ready before a click is not yet a visit.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', begin, { once: true });
} else {
  begin();
}
