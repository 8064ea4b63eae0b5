import type { CaptureOrigin } from '../../application/origin/capture-origin.ts';
import type { CountedVisit } from './page-return.ts';
import { startRest as startRestOfAny } from './start-rest.ts';

// A function of its own: of what is used at once Vite makes a copy first.
const drawingCode = () => import('./phone-code.ts');

/** What a static page knows of a visit. */
export interface StaticVisit extends CountedVisit {
  readonly captureOrigin: CaptureOrigin;
}

/**
 * What a static page does once it has loaded: what every page does then, and the code for the phone, where there is one, is drawn with
 * the origin of the visit. What draws is fetched for that alone; without it the code leads to the same page.
 */
export function startRest(visit: StaticVisit | null): void {
  startRestOfAny(visit);
  const code = document.querySelector('[data-phone-code]');
  const origin = code && visit?.captureOrigin.current;
  if (origin) drawingCode().then(({ drawPhoneCode }) => drawPhoneCode(code, origin), nothing);
}

function nothing(): void {}
