import { planVisit } from '../../composition/plan-visit.ts';
import { showMarket } from './plan-page.ts';

/** What the plan page does at load beyond other static pages: a file of its own, so that those do not pay for it. */
export async function startPlanPage(page: Document): Promise<void> {
  if (import.meta.env.VITE_SITE_ENV !== 'production' && 'playedHost' in page.documentElement.dataset) {
    const [{ playHostOfVisit }, { showHostPanel }] = await Promise.all([
      import('../../composition/played-host-of-visit.ts'),
      import('../components/developer-panel/host-panel.ts'),
    ]);
    showHostPanel(playHostOfVisit());
  }
  const visit = await planVisit();
  visit.noteCardReturn.execute();
  // In an app it is the app's store that has the prices.
  const { dataset } = page.documentElement;
  if (dataset['host'] === undefined) await showMarket(page.documentElement, visit);
}
