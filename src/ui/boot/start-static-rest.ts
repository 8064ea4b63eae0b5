import type { CaptureOrigin } from '../../application/origin/capture-origin.ts';
import { wireNewTabLinks } from './new-tab-links.ts';
import type { CountedVisit } from './page-return.ts';
import { startRest as startRestOfAny } from './start-rest.ts';

// A function of its own: of what is used at once Vite makes a copy first.
const drawingCode = () => import('./phone-code.ts');

/** What a static page knows of a visit. */
export interface StaticVisit extends CountedVisit {
  readonly captureOrigin: CaptureOrigin;
}

/**
 * What a static page does once it has loaded: what every page does then, links take the origin of the visit along into tabs of their
 * own, and the code for the phone, where there is one, is drawn with it. What draws is fetched for that alone; without it the code leads to the same page.
 */
export function startRest(visit: StaticVisit | null): void {
  startRestOfAny(visit);
  if (visit !== null) wireNewTabLinks(document, () => visit.captureOrigin.current);
  const code = document.querySelector('[data-phone-code]');
  const origin = code && visit?.captureOrigin.current;
  if (origin) drawingCode().then(({ drawPhoneCode }) => drawPhoneCode(code, origin), nothing);
}

function nothing(): void {}
