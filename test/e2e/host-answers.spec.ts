import type { Behavior } from '../../src/adapters/played-host/behavior.ts';
import { playedTiers } from '../../src/adapters/played-host/played-store.ts';
import { PlanPage } from './pages/plan-page.ts';
import { allApps, apps, appsInTurn, byCard, casesOfRun } from './support/apps.ts';
import { countCalls } from './support/calls.ts';
import { playHostAround } from './support/host-around.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const cardStore = playedTiers('windows');
/** By which a page asks what an app sells. */
const asked = ['getSubscriptionOptions', 'getSubscriptionTierOptions'];

for (const name of appsInTurn(2, byCard)) {
  test(
    `a plan that is chosen before the app has told what it sells stays chosen: ${name}`,
    once,
    async ({ page }) => {
      const late = Object.fromEntries(asked.map((one) => [`subscriptionPages.${one}`, { delay: 1_000 }]));
      await playHostAround(page, { ...apps[name], state: { store: cardStore }, behaviors: late });
      await page.goto('/subscriptions');
      const plans = new PlanPage(page);
      await expect(page.locator('form[aria-busy]')).toBeVisible();
      await plans.monthly.check();
      await expect(plans.start).toBeEnabled();
      await expect(plans.monthly).toBeChecked();
    },
  );
}

interface Answer {
  readonly how: string;
  readonly behavior: Behavior;
  /** Whether the app, by its name, sells something all the same. */
  readonly sells: (name: string) => boolean;
  readonly always?: true;
}

const answers: readonly Answer[] = [
  { how: 'twice', behavior: { twice: true }, sells: () => true },
  { how: 'late', behavior: { delay: 4_000 }, sells: () => false, always: true },
  // The bridge gives an answer back where it was asked, and has no ids.
  { how: 'under another id', behavior: { id: 'another' }, sells: (name) => name === 'Windows' },
  { how: 'with other types', behavior: { result: { platform: 5, options: 'all' } }, sells: () => false },
  // An app for Windows may know neither question, and then sells by card.
  {
    how: 'with an error',
    behavior: { error: 'no such message' },
    sells: (name) => name.startsWith('Windows'),
    always: true,
  },
  { how: 'not at all', behavior: { silent: true }, sells: () => false },
  { how: 'with an empty thing', behavior: { result: {} }, sells: () => false },
];

casesOfRun(answers).forEach(({ how, behavior, sells }, turn) => {
  for (const name of appsInTurn(turn + 1, allApps)) {
    test(`an app that answers ${how} what it sells: ${name}`, once, async ({ page, context }) => {
      const calls = countCalls(context);
      const host = await playHostAround(page, {
        ...apps[name],
        behaviors: Object.fromEntries(asked.map((one) => [`subscriptionPages.${one}`, behavior])),
      });
      await page.goto('/subscriptions');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const silent = page.getByText('We couldn’t get the prices from the app');
      const plans = new PlanPage(page);
      if (!sells(name)) {
        await expect(silent).toBeVisible();
        await expect(plans.start).toHaveCount(0);
        for (const one of asked) await host.behave(`subscriptionPages.${one}`, {});
        await page.getByRole('button', { name: 'Try again' }).click();
      }
      await expect(plans.start).toBeVisible();
      await expect(silent).toBeHidden();
      expect([calls.accounts(), calls.checkouts()]).toEqual([0, 0]);
    });
  }
});
