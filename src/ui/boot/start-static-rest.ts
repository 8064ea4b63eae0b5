import type { CaptureOrigin } from '../../application/origin/capture-origin.ts';
import { wireNewTabLinks } from './new-tab-links.ts';
import type { CountedVisit } from './page-return.ts';
import { startRest as startRestOfAny } from './start-rest.ts';

// A separate function: where an import's result is used in place, Vite adds code that copies the used exports first.
const drawingCode = () => import('./phone-code.ts');

/** What a static page knows about a visit. */
export interface StaticVisit extends CountedVisit {
  readonly captureOrigin: CaptureOrigin;
}

/**
 * What a static page does once it has loaded: everything in `start-rest.ts`, and links that carry the origin into new
 * tabs. If there is an origin and a QR code for the phone, the code is redrawn with it; if its code cannot be fetched,
 * the original leads to the same page.
 */
export function startRest(visit: StaticVisit | null): void {
  startRestOfAny(visit);
  if (visit !== null) wireNewTabLinks(document, () => visit.captureOrigin.current);
  const code = document.querySelector('[data-phone-code]');
  const origin = code && visit?.captureOrigin.current;
  if (origin) drawingCode().then(({ drawPhoneCode }) => drawPhoneCode(code, origin), nothing);
}

function nothing(): void {}
