import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { type PageConditions, statePaths } from '../../src/contract/dev-states.ts';
import { type Locale, publicLocales } from '../../src/domain/locale/locale.ts';
import { conditions } from '../../src/server/dev/states/conditions.ts';
import { everyState, type PageState } from '../../src/server/dev/states/page-states.ts';
import { pageAt } from '../../src/ui/pages.ts';
import { coveringStates } from '../support/covering-states.ts';
import { isWhole } from './support/crawl.ts';
import { type Device, devices } from './support/devices.ts';
import { expectNothingMoved } from './support/layout-shift.ts';
import { expectNoViolations, expectNoViolationsAt } from './support/no-violations.ts';
import { forgetAll, inParts } from './support/one-page.ts';
import { expect, test } from './support/test.ts';

/** What says that something is awaited: where no answer comes, or no payment, it goes on saying so. */
const waits = ['no answer', 'waiting for the payment'];
const folder = path.resolve('.cache/states');

/** A look at a state: where it stands in the gallery, and in which language. */
interface Look {
  readonly state: PageState;
  readonly index: number;
  readonly locale: Locale;
}

/** Of a device every state, or in `npm test` those that are its turn among a few that have every page and all that holds on one. */
function looksOn(turn: number): readonly Look[] {
  const states = isWhole ? everyState : coveringStates(everyState);
  return states
    .map((state, place) => ({ state, place, round: isWhole ? place : Math.floor(place / devices.length) }))
    .filter(({ place }) => isWhole || place % devices.length === turn)
    .map(({ state, round }) => ({ state, index: everyState.indexOf(state), locale: localeOf(round, turn) }));
}

/** So that each theme and each screen comes with each of two languages. */
function localeOf(round: number, turn: number): Locale {
  return publicLocales[(round + turn + Math.floor(turn / 2)) % publicLocales.length] ?? 'en';
}

for (const [turn, device] of devices.entries()) {
  for (const part of inParts(looksOn(turn))) {
    test.describe(`on ${device.name}`, () => {
      test.use(device.use);

      test(part.map(({ state }) => `${state.path}: ${state.name}`).join(', '), { tag: '@once' }, async ({
        page,
        request,
      }) => {
        test.slow();
        for (const look of part) {
          await test.step(`${look.state.path}: ${look.state.name}`, () =>
            lookAt(look, device, page, request));
        }
      });
    });
  }
}

/** Opens a state as a new visitor's browser does, and looks at it. */
async function lookAt(
  { state, index, locale }: Look,
  { name: device, use }: Device,
  page: Page,
  request: APIRequestContext,
) {
  const links = await linksOf(request, `?locale=${locale}&theme=${use.colorScheme}`);
  expect(links).toHaveLength(everyState.length);
  const { account }: PageConditions = conditions[state.name];
  await forgetAll(page);
  await page.setViewportSize(use.viewport);
  // What a page shows of a sign-in before its first paint it reads in the real browser.
  if (account !== undefined) await page.evaluate(rememberSignIn);
  await page.goto(links[index] ?? '');
  if (pageAt(state.path).pageClass === 'static') await wakeIsland(page);
  if (!waits.includes(state.name)) {
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expectNothingMoved(page, 'nothing moves by itself');
  const what = `${state.path}: ${state.name}, in ${locale}`;
  if (!isWhole) return expectNoViolationsAt(page, use.viewport.width, what);
  await expectNoViolations(page, what);
  // The developers' panel stands over what is to be seen.
  await page.getByRole('complementary', { name: 'Developer panel' }).evaluateAll((panels) => {
    for (const panel of panels) panel.remove();
  });
  const file = `${state.path.slice(1)}-${state.name}-${locale}-${device}.png`;
  await page.screenshot({ path: path.join(folder, file.replaceAll(/[ ,/]+/g, '-')), fullPage: true });
}

const galleries = new Map<string, Promise<readonly string[]>>();

/** The gallery's links in a look, which the server signs anew each time it is asked: once is enough. */
function linksOf(request: APIRequestContext, look: string): Promise<readonly string[]> {
  const known = galleries.get(look) ?? readLinks(request, look);
  galleries.set(look, known);
  return known;
}

async function readLinks(request: APIRequestContext, look: string): Promise<readonly string[]> {
  const gallery = await (await request.get(statePaths.gallery + look)).text();
  const links = gallery.matchAll(/href="(\/[^"]*environment=fake[^"]*)"/g);
  return [...links].map(([, link = '']) => link.replaceAll('&amp;', '&'));
}

function rememberSignIn(): void {
  localStorage.setItem('auth_session', JSON.stringify({ value: {}, until: null }));
}

/** On a static page an island shows the state; one of text alone has none. */
async function wakeIsland(page: Page): Promise<void> {
  const island = page.locator('main [data-island]');
  if ((await island.count()) === 0) return;
  await island.dispatchEvent('pointerover');
  await expect(island).toHaveAttribute('data-island-state', 'live');
}

test('an address that nobody signed changes nothing', { tag: '@once' }, async ({ page, request }) => {
  const gallery = await (await request.get(statePaths.gallery)).text();
  const paid = /href="(\/pro\/welcome\?[^"]*)"[^>]*>paid</.exec(gallery)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const forged = new URL(paid, 'http://localhost');
  forged.searchParams.set('signature', 'x'.repeat(43));
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto(forged.pathname + forged.search);
  await expect(page.getByRole('heading', { name: 'You are not signed in here' })).toBeVisible();
  await expect.poll(() => told).toContain('The state in the address is none that this server has signed.');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(paid);
  await expect(page.getByText('ada@example.com').first()).toBeVisible();
});
