import type { Page } from '@playwright/test';
import { PlanPage } from './pages/plan-page.ts';
import { Beacons } from './support/beacons.ts';
import { withoutClientHints } from './support/no-client-hints.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const arms = {
  tagline: 'One subscription covers your phone',
  banner: 'One subscription for all your devices',
} as const;

/** One of our apps' browsers, as its user agent says. */
const app =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 DuckDuckGo/7 Safari/605.1.15';

/** Notes at every frame, from the first one on, what an element of the page is like; and how far the page has moved. */
async function watchFrames(page: Page, texts: readonly string[]): Promise<void> {
  await page.addInitScript((all: readonly string[]) => {
    const frames: string[] = [];
    const seen = { frames, shift: 0 };
    Reflect.set(window, 'seen', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const shown = all.filter((text) =>
        [...document.querySelectorAll('p')].some(
          (paragraph) => paragraph.textContent.includes(text) && paragraph.checkVisibility(),
        ),
      );
      const monthly = document.querySelector<HTMLInputElement>('input[name=plan][value=monthly]');
      // Before the parser has come to them there is nothing to see of either.
      if (monthly !== null) seen.frames.push([...shown, monthly.checked ? 'monthly' : 'yearly'].join(', '));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, texts);
}

/** What the frames showed, each only once, and the shift of the layout; after the page has come to rest. */
async function framesOf(page: Page): Promise<{ readonly frames: readonly string[]; readonly shift: number }> {
  await expect(page.locator('html')).toHaveAttribute('data-market', /^(?!pending)/);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return page.evaluate(() => {
    const { frames, shift } = Reflect.get(window, 'seen') as { frames: string[]; shift: number };
    return { frames: [...new Set(frames)], shift };
  });
}

for (const [arm, text] of Object.entries(arms)) {
  test(`the ${arm} of privacypropromo is there from the first frame, and nothing moves or is to be found of the others`, async ({
    page,
  }) => {
    await watchFrames(page, Object.values(arms));
    await page.goto(`/pro?exp_privacypropromo=${arm}`);
    const { frames, shift } = await framesOf(page);
    expect(frames).toEqual([`${text}, yearly`]);
    expect(shift).toBeLessThanOrEqual(0.01);
    const hidden = Object.values(arms).find((other) => other !== text) ?? '';
    const snapshot = await page.getByRole('main').ariaSnapshot();
    expect(snapshot).toContain(text);
    expect(snapshot).not.toContain(hidden);
    expect(await page.evaluate((words) => Reflect.get(window, 'find').call(window, words), hidden)).toBe(
      false,
    );
    expect(await page.evaluate((words) => Reflect.get(window, 'find').call(window, words), text)).toBe(true);
  });
}

test(
  'an arm is counted once as begun, stands on the impression and on later events, and is kept',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    await page.goto('/pro?exp_privacypropromo=banner');
    await expect.poll(() => beacons.ids()).toContain('experiment_enrolled');
    expect(beacons.of('page_impression')[0]?.params['exp_privacypropromo']).toBe('banner');
    expect(
      beacons.of('experiment_enrolled').map(({ params }) => [params['experiment'], params['variant']]),
    ).toEqual([['privacypropromo', 'banner']]);
    await new PlanPage(page).monthly.check();
    await expect.poll(() => beacons.ids()).toContain('subscription_price_click');
    expect(beacons.of('subscription_price_click')[0]?.params['exp_privacypropromo']).toBe('banner');
    await page.goto('/pro');
    await expect(page.getByText(arms.banner)).toBeVisible();
    await expect.poll(() => beacons.of('page_impression')).toHaveLength(2);
    expect(beacons.of('page_impression')[1]?.params['exp_privacypropromo']).toBe('banner');
    expect(beacons.of('experiment_enrolled')).toHaveLength(1);
  },
);

test(
  'a visitor of the campaign that takes part in nothing sees the page of the control group',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    await page.goto('/pro?exp_privacypropromo=banner&origin=pro_mail_prosearchtest');
    await expect.poll(() => beacons.of('page_impression')).toHaveLength(1);
    await expect(page.getByText(arms.banner)).toBeHidden();
    expect(JSON.stringify(beacons.of())).not.toMatch(/exp_|enrolled/);
  },
);

test.describe('defaultplan, in the browser of our app', () => {
  test.use({ userAgent: app });
  test.beforeEach(({ context }) => withoutClientHints(context));

  test(
    'waits until it is known who may take part, and then one draw holds for the visit',
    once,
    async ({ page, context }) => {
      const beacons = new Beacons(context);
      await watchFrames(page, []);
      await page.goto('/pro');
      const first = await framesOf(page);
      expect(first.frames).toEqual(['yearly']);
      expect(JSON.stringify(beacons.of())).not.toMatch(/exp_|enrolled/);

      await page.goto('/pro');
      const second = await framesOf(page);
      expect(second.frames).toHaveLength(1);
      expect(second.shift).toBeLessThanOrEqual(0.01);
      const arm = second.frames[0] === 'monthly' ? 'treatment' : 'control';
      await expect.poll(() => beacons.of('experiment_enrolled')).toHaveLength(1);
      expect(beacons.of('experiment_enrolled')[0]?.params).toMatchObject({
        experiment: 'defaultplan',
        variant: arm,
      });
      for (let load = 0; load < 4; load += 1) {
        await page.goto('/pro');
        expect((await framesOf(page)).frames).toEqual(second.frames);
      }
      await expect.poll(() => beacons.of('page_impression')).toHaveLength(6);
      const told = beacons.of('page_impression').map(({ params }) => params['exp_defaultplan']);
      expect(told).toEqual([undefined, arm, arm, arm, arm, arm]);
      expect(beacons.of('experiment_enrolled')).toHaveLength(1);
    },
  );

  for (const [arm, chosen] of [
    ['control', 'yearly'],
    ['treatment', 'monthly'],
  ] as const) {
    test(`shows the plan of the ${arm} from the first frame on`, once, async ({ page }) => {
      await page.goto('/pro');
      await page.waitForFunction(() => sessionStorage.getItem('visit_audience') !== null);
      await watchFrames(page, []);
      await page.goto(`/pro?exp_defaultplan=${arm}`);
      expect((await framesOf(page)).frames).toEqual([chosen]);
    });
  }

  test('is not for another country', once, async ({ page }) => {
    await page.goto('/pro?country=de');
    await page.waitForFunction(() => sessionStorage.getItem('visit_audience') !== null);
    await page.goto('/pro?country=de&exp_defaultplan=treatment');
    await expect(page.locator('html')).not.toHaveAttribute('data-exp-defaultplan', /./);
    await expect(new PlanPage(page).yearly).toBeChecked();
  });
});

test(
  'what the service chose of appbranding comes with the page, is shown and counted, unless an address asks for another',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    const answer = await page.goto('/app');
    const variant = /^exp_appbranding;desc="(\w+)"$/.exec(answer?.headers()['server-timing'] ?? '')?.[1];
    await expect(page.locator('html')).toHaveAttribute('data-exp-appbranding', variant ?? 'none was chosen');
    const mark = page.getByRole('heading', { level: 1 }).locator('svg');
    await expect(mark).toBeVisible({ visible: variant !== 'control' });
    await expect.poll(() => beacons.of('page_impression')).toHaveLength(1);
    expect(beacons.of('page_impression')[0]?.params['exp_appbranding']).toBe(variant);
    const asked = variant === 'bb' ? 'control' : 'bb';
    await page.goto(`/app?exp_appbranding=${asked}`);
    await expect(page.locator('html')).toHaveAttribute('data-exp-appbranding', asked);
    await expect(mark).toBeVisible({ visible: asked === 'bb' });
  },
);

test(
  'the A/A experiment of the chat is carried by its page, shows the same and is kept',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    await page.goto('/duckai');
    await expect.poll(() => beacons.of('experiment_enrolled')).toHaveLength(1);
    const variant = beacons.of('experiment_enrolled')[0]?.params['variant'];
    expect(['control', 'b', 'c']).toContain(variant);
    await page.goto('/de/duckai');
    await expect.poll(() => beacons.of('page_impression')).toHaveLength(2);
    for (const { params } of beacons.of('page_impression')) {
      expect(params['exp_duckaiuninstalledhomeaa']).toBe(variant);
    }
    expect(beacons.of('experiment_enrolled')).toHaveLength(1);
  },
);
