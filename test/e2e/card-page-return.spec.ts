import { OwnSubscription } from './pages/own-subscription.ts';
import { PlanPage } from './pages/plan-page.ts';
import { browserWithMemory, goBack, mark, unlessKept } from './support/back-forward-cache.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: browserWithMemory });

test('whoever goes back from the card page to the plans as they were left is not made to wait for a payment', {
  tag: '@once',
}, async ({ page }) => {
  test.skip(...unlessKept);
  const plans = new PlanPage(page);
  const own = new OwnSubscription(page);
  await plans.open();
  await plans.wake();
  await mark(page);
  await plans.buy('monthly');
  await goBack(page);
  await expect(plans.monthly).toBeChecked();
  await expect(plans.start).not.toHaveAttribute('aria-disabled', 'true');
  await own.open();
  await expect(own.none).toBeVisible();
  await expect(own.waiting).toBeHidden();
  await expect(page.getByText('If not, nothing was charged.')).toBeVisible();
});
