import path from 'node:path';
import type { Page } from '@playwright/test';
import { defaultLocale, pathIn, publicLocales } from '../../src/domain/locale/locale.ts';
import { countryName } from '../../src/ui/format/dates.ts';
import { CardPage } from './pages/card-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { Mailbox } from './support/mailbox.ts';
import { test } from './support/test.ts';

// `SCREENSHOTS=folder npx playwright test screenshots`: every page and state, to look at. Checks nothing.
const folder = process.env['SCREENSHOTS'];
test.skip(folder === undefined, 'only on request');

for (const tag of publicLocales) {
  const locale = tag === defaultLocale ? '' : pathIn(tag, '/');
  test(`images of every page and state${locale}`, async ({ page, colorScheme }) => {
    test.slow();
    const shoot = (name: string) => shootWidths(page, `${name}${locale.replace('/', '-')}-${colorScheme}`);
    const plans = new PlanPage(page);
    const form = new PasscodeForm(page);
    const own = new OwnSubscription(page);

    await page.goto(locale || '/');
    await shoot('home');
    await page.goto(`${locale}/404`);
    await shoot('404');
    await plans.open('', locale);
    await plans.start.waitFor();
    await shoot('plans');
    await plans.open('?country=no', locale);
    await page.getByRole('heading', { level: 2, name: new RegExp(countryName('no', tag)) }).waitFor();
    await shoot('plans-not-available');
    await page.goto(`${locale}/pro/login`);
    await shoot('login');
    await form.askFor(Mailbox.newAddress('look'));
    await form.enter('000000');
    await form.passcode.and(page.locator('[aria-invalid=true]')).waitFor();
    await shoot('login-wrong-code');
    await page.goto(`${locale}/pro/welcome`);
    await own.signedOut.waitFor();
    await shoot('welcome-signed-out');

    await plans.open('?origin=home_google_spring_hero', locale);
    await plans.buy('yearly');
    await shoot('card');
    await new CardPage(page).pay('declined');
    await shoot('card-declined');
    await page.route('**/api/subscription', (route) =>
      route.fulfill({ status: 404, json: { error: 'no_subscription' } }),
    );
    await new CardPage(page).pay('good');
    await own.waiting.waitFor();
    await shoot('welcome-waiting');
    await page.unroute('**/api/subscription');
    await own.welcome.waitFor();
    await shoot('welcome');
    const mailbox = new Mailbox(page.request, Mailbox.newAddress('look'));
    await form.askFor(mailbox.address);
    await shoot('welcome-code');
    await form.enter(await mailbox.passcode());
    await page.getByText(new RegExp(`${mailbox.address} (is confirmed|ist bestätigt)`)).waitFor();
    await shoot('welcome-confirmed');
    await plans.open('', locale);
    await page.getByRole('heading', { level: 2, name: /already|schon/ }).waitFor();
    await shoot('plans-subscribed');
  });
}

async function shootWidths(page: Page, name: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const look of width < 800 ? [width] : [800, width]) {
    await page.setViewportSize({ width: look, height: 800 });
    await page.screenshot({ path: path.join(folder ?? '', `${name}-${look}.png`), fullPage: true });
  }
}
