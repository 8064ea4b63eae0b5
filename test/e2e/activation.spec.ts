import { PasscodeForm } from './pages/passcode-form.ts';
import { tabTo } from './support/keyboard.ts';
import { Mailbox } from './support/mailbox.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { subscribe, subscribeWithAddress } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const flow = '/subscriptions/activation-flow';

test('a subscription is activated by e-mail on another device, with the keyboard alone', {
  tag: '@desktop',
}, async ({ page, browser, watch }) => {
  test.slow();
  const address = await subscribeWithAddress(page, 'device');
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  watch.add(elsewhere);
  const other = await elsewhere.newPage();
  const mailbox = new Mailbox(other.request, address);
  await mailbox.endWait();
  const seen = await mailbox.count();

  await other.goto(`${flow}/this-device`);
  const main = other.getByRole('main');
  await tabTo(other, main.getByRole('link', { name: 'Activate by e-mail' }));
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(new RegExp(`${flow}/this-device/activate-by-email$`));
  await expect(other.getByRole('heading', { level: 1, name: 'Activate by e-mail' })).toBeFocused();
  const form = new PasscodeForm(other);
  await tabTo(other, form.address);
  await other.keyboard.type(address);
  await other.keyboard.press('Enter');
  await expect(form.passcode).toBeFocused();
  await other.keyboard.type(await mailbox.passcode(seen));
  await other.keyboard.press('Enter');

  await expect(other).toHaveURL(/activate-by-email\/success$/);
  await expect(other).toHaveTitle(/^Your subscription on this device/);
  await expect(main.getByRole('heading', { name: 'You’re signed in and subscribed' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoViolations(other, 'activated');
  await other.goto(`${flow}/this-device`);
  await expect(main.getByText('You are already signed in here')).toBeVisible();
  await expect(
    main.getByRole('link', { name: 'Activate by e-mail' }),
    'nothing is left to do, so nothing is amber',
  ).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await elsewhere.close();
});

test('an address added for another device leads to the steps there', async ({ page }) => {
  await subscribe(page);
  await page.goto(`${flow}/another-device`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Add an e-mail address' }).click();
  const mailbox = new Mailbox(page.request, Mailbox.newAddress('other'));
  const form = new PasscodeForm(page);
  await form.askFor(mailbox.address);
  await page.reload();
  await form.enter(await mailbox.passcode());
  await expect(page).toHaveURL(new RegExp(`${flow}/another-device/email$`));
  await expect(main).toContainText(`Sign in there with ${mailbox.address}.`);
  await expect(main.locator('img[src="/qr/activate.svg"]')).toBeVisible();
  await expect(main).toContainText('mallard.example/subscriptions/activate');
});

test('whoever wants to give no address gets a key for another device', { tag: '@once' }, async ({ page }) => {
  await subscribe(page);
  await page.goto(`${flow}/another-device`);
  await page.getByRole('main').getByRole('link', { name: 'Make one' }).click();
  await expect(page.locator('#way-back'), 'the focus goes where the link leads').toBeFocused();
  await page.getByRole('button', { name: 'Make my recovery key' }).click();
  await expect(page.getByLabel('Recovery key', { exact: true })).toBeVisible();
});

test('an address that names a part leads to it, although the page waits for what it shows', {
  tag: '@once',
}, async ({ page }) => {
  await subscribe(page);
  await page.goto('/pro/welcome#way-back');
  await expect(page.locator('#way-back')).toBeFocused();
  await expect(page.locator('#way-back')).toBeInViewport();
});

test('whoever has a code enters it at /subscriptions/confirm, and no other is sent', {
  tag: '@desktop',
}, async ({ page, browser, watch }) => {
  const address = await subscribeWithAddress(page, 'confirm');
  const mailbox = new Mailbox(page.request, address);
  await mailbox.endWait();
  const asking = await browser.newContext();
  const asker = await asking.newPage();
  await asker.goto('/pro/login');
  const seen = await mailbox.count();
  await new PasscodeForm(asker).askFor(address);
  const code = await mailbox.passcode(seen);
  await asking.close();

  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  watch.add(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto('/subscriptions/confirm');
  const form = new PasscodeForm(other);
  await form.address.fill(address);
  await other.getByRole('button', { name: 'Continue' }).click();
  await form.enter(code);
  await expect(other).toHaveURL(/\/subscriptions\/activate\/success$/);
  expect(await mailbox.count()).toBe(seen + 1);
  await elsewhere.close();
});

test('whoever is not signed in is not told of a subscription', { tag: '@once' }, async ({ page }) => {
  await page.goto('/subscriptions/activate/success');
  await expect(page.getByRole('heading', { name: 'You are not signed in here' })).toBeVisible();
});

test('no line ends within “E-Mail”', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/this-device/activate-by-email', '/another-device/add-email', '/this-device']) {
    await page.goto(`/de/subscriptions/activation-flow${path}`);
    const words = page.getByRole('main').locator('[data-whole]:visible');
    await expect(words.first()).toHaveText(/^E-Mail/);
    const lines = await words.evaluateAll((all) => all.map((word) => word.getClientRects().length));
    expect(lines).toEqual(lines.map(() => 1));
  }
});
