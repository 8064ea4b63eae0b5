import { listedValues } from '../../src/domain/analytics/fields.ts';
import { isForAll } from '../../src/domain/experiment/audience.ts';
import { experimentNames, experiments } from '../../src/domain/experiment/catalogue.ts';
import { type PageRow, pagePaths, pages } from '../../src/ui/pages.ts';
import userAgents from '../vectors/user-agents.json' with { type: 'json' };
import { Beacons } from './support/beacons.ts';
import { expect, test } from './support/test.ts';

/** What journeys have no reason to come by: every value of a list is sent where it belongs, and only there. */
const once = { tag: '@once' };

/** Each experiment that is for everybody, with the first page that carries it; `experiments.spec.ts` has the one for our apps. */
const carriers = experimentNames.filter(isForAll).map((name) => {
  const carries = ({ experiments = [] }: PageRow) => experiments.includes(name);
  return [name, pagePaths.find((path) => carries(pages[path]))] as const;
});

test(
  'every browser, system and size of a device is told by a page that is opened there',
  once,
  async ({ browser, baseURL, watch }) => {
    const told = (row: (typeof userAgents)[number]) => [row.browser, row.platform, row.formFactor] as const;
    const left = new Set<string>([
      ...listedValues.browser.map((name) => `browser ${name}`),
      ...listedValues.platform.map((name) => `platform ${name}`),
      ...listedValues.formFactor.map((name) => `formFactor ${name}`),
    ]);
    const named = (row: (typeof userAgents)[number]) => {
      const [name, platform, formFactor] = told(row);
      return [`browser ${name}`, `platform ${platform}`, `formFactor ${formFactor}`];
    };
    for (const row of userAgents) {
      // What differs by touch or extension alone is for Node.
      const isPlain = row.touchPoints === undefined && row.extensionInstalled === undefined;
      if (!isPlain || !named(row).some((one) => left.has(one))) continue;
      const context = await browser.newContext({ userAgent: row.userAgent, baseURL: baseURL ?? '' });
      watch.add(context);
      await context.addInitScript(
        (hints) => Object.defineProperty(navigator, 'userAgentData', { value: hints ?? undefined }),
        row.hints ?? null,
      );
      const beacons = new Beacons(context);
      await (await context.newPage()).goto('/legal-notice');
      await expect.poll(() => beacons.of('page_impression')).toHaveLength(1);
      const { browser: name, platform, formFactor } = beacons.of('page_impression')[0]?.params ?? {};
      expect([name, platform, formFactor], row.userAgent).toEqual(told(row));
      for (const one of named(row)) left.delete(one);
      await context.close();
    }
    expect([...left]).toEqual([]);
  },
);

test('every variant of an experiment is told by the page that shows it', once, async ({ page, context }) => {
  const beacons = new Beacons(context);
  let opened = 0;
  for (const [name, path] of carriers) {
    for (const variant of experiments[name].variants) {
      await page.goto(`${path}?exp_${name}=${variant}`);
      opened += 1;
      await expect.poll(() => beacons.of('page_impression')).toHaveLength(opened);
      expect(beacons.of('page_impression').at(-1)?.params[`exp_${name}`]).toBe(variant);
      // What is kept goes before what the address names.
      await page.evaluate(() => localStorage.clear());
    }
  }
});

for (const path of [
  '/',
  '/app',
  '/browser',
  '/dbp',
  '/duckai',
  '/hiring/senior-android-engineer',
  '/identity-theft-restoration',
  '/press',
]) {
  test(
    `every button and link of ${path} that counts does so when it is pressed`,
    once,
    async ({ page, context }) => {
      const beacons = new Beacons(context);
      // They are to count here, and to lead nowhere.
      await page.addInitScript(() => addEventListener('click', (click) => click.preventDefault()));
      await page.goto(path);
      await expect.poll(() => beacons.of('page_impression')).toHaveLength(1);
      const declared = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-event^="cta_click"]')].map((element) => {
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          return new URLSearchParams(element.dataset['event']?.split('?')[1]).get('cta');
        }),
      );
      expect(declared).not.toEqual([]);
      await expect
        .poll(() => beacons.of('cta_click').map(({ params }) => params['cta']))
        .toEqual([...new Set(declared)]);
    },
  );
}

test(
  'who is told on home that the subscription is not sold there is led to the browser',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Prices for' }).selectOption('other');
    await page.locator('[data-event="cta_click?cta=teaser-free"]').click();
    await expect
      .poll(() => beacons.of('cta_click').map(({ params }) => params['cta']))
      .toEqual(['teaser-free']);
  },
);

test(
  'every setting is counted by its name when it is changed, and never by its value',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    await page.goto('/settings');
    await page.locator('#setting-kl').focus();
    await expect(page.locator('[data-island="settings"][data-island-state="live"]')).toBeAttached();
    const changed = await page.evaluate(() => {
      const done = new Set<string>();
      for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        '[data-island="settings"] :is(input:not([type="hidden"]), select)[name]',
      )) {
        if (done.has(control.name) || !/^k[a-z\d]{1,2}$/.test(control.name)) continue;
        if (control instanceof HTMLSelectElement) {
          control.selectedIndex = control.selectedIndex === 0 ? 1 : 0;
          control.dispatchEvent(new Event('change', { bubbles: true }));
        } else if (control.type === 'radio' || control.type === 'checkbox') {
          if (control.type === 'radio' && control.checked) continue;
          control.click();
        } else continue;
        done.add(control.name);
      }
      return [...done];
    });
    // Of these colors one alone has a name, which is chosen.
    for (const code of ['kaa', 'k8']) await page.locator(`[data-color="${code}"]`).fill('1d6fa5');
    const counted = () => beacons.of('setting_change').map(({ params }) => params['setting'] ?? '');
    await expect.poll(() => counted().sort()).toEqual([...changed, 'kaa', 'k8'].sort());
    for (const { params } of beacons.of('setting_change')) expect(Object.keys(params)).not.toContain('value');
  },
);
