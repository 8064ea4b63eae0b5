import type { CountCardReturn } from '../../application/subscription/note-card-return.ts';
import { planVisit } from '../../composition/plan-visit.ts';
import type { CardPageMark } from '../card-page-mark.ts';
import { showMarket } from './plan-page.ts';

/**
 * What the plan page does at load in addition to other static pages. In a file of its own, so that those do not pay for
 * it.
 */
export async function startPlanPage(
  page: Document,
  countCardReturn: CountCardReturn,
  wake: () => void,
): Promise<void> {
  if (import.meta.env.VITE_SITE_ENV !== 'production' && 'playedHost' in page.documentElement.dataset) {
    const [{ playHostOfVisit }, { showHostPanel }] = await Promise.all([
      import('../../composition/played-host-of-visit.ts'),
      import('../components/developer-panel/host-panel.ts'),
    ]);
    showHostPanel(playHostOfVisit());
  }
  const visit = await planVisit(countCardReturn);
  const mark = () => (history.state as CardPageMark | null)?.cardPage;
  visit.noteCardReturn.execute(mark());
  // A visitor who may have paid has to learn the outcome, even though the account has no subscription yet.
  if (visit.awaitsPayment()) wake();
  // The back button may restore the page from the back/forward cache, without running this script again.
  addEventListener('pageshow', () => {
    if (mark()) visit.noteCardReturn.execute(true);
  });
  // In a host app, the app's store provides the prices.
  const { dataset } = page.documentElement;
  if (dataset['host'] === undefined) await showMarket(page.documentElement, visit);
}
