import { subscribe } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const restoration = '/identity-theft-restoration';

test.describe('a subscriber whose identity was stolen', () => {
  test('gets a code to read out, and another one when asked again', { tag: '@once' }, async ({ page }) => {
    await subscribe(page);
    await page.goto(restoration);
    await expect(page.getByRole('link', { name: '+1 800 555 0199' })).toHaveAttribute(
      'href',
      'tel:+18005550199',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Get my code' }).click();
    const code = page.getByRole('status').filter({ hasText: 'Your code' }).locator('strong');
    await expect(code).toHaveText(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
    const first = await code.textContent();
    await page.getByRole('button', { name: 'Get another code' }).click();
    await expect(code).not.toHaveText(first ?? '');
  });

  test('can read the country code and the number apart', { tag: '@once' }, async ({ page }) => {
    await page.goto(restoration);
    for (const number of ['+1 800 555 0199', '+1 207 555 0178']) {
      const link = page.getByRole('link', { name: number });
      // In widths of a zero: ordinary text has half of one between words.
      const space = await link.evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
        const widthOf = (start: number) => {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + 1);
          return range.getBoundingClientRect().width;
        };
        const words = text.textContent ?? '';
        return widthOf(words.indexOf(' ')) / widthOf(words.indexOf('0'));
      });
      expect(space, number).toBeGreaterThan(0.4);
    }
  });

  test('whose press came before the code of the page gets one all the same', { tag: '@once' }, async ({
    page,
  }) => {
    await subscribe(page);
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/(?:boot|island|page)[^/]*\.js/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(restoration, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Get my code' }).click();
    gate.resolve();
    await expect(page.getByRole('status').filter({ hasText: 'Your code' })).toBeVisible();
  });

  test('is told when the service cannot be reached, and goes on', { tag: '@once' }, async ({ page }) => {
    await subscribe(page);
    await page.route('**/itr/issue', (route) => route.abort());
    await page.goto(restoration);
    const button = page.getByRole('button', { name: 'Get my code' });
    await button.click();
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText(
      'We can’t reach our server.',
    );
    await page.unroute('**/itr/issue');
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'Your code' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  });

  test('without a subscription any more is told so, gets no code, and sees the way to the plans', {
    tag: '@once',
  }, async ({ page }) => {
    await subscribe(page);
    await page.route('**/itr/issue', (route) =>
      route.fulfill({ status: 403, json: { error: 'not_entitled' } }),
    );
    await page.goto(restoration);
    const button = page.getByRole('button', { name: 'Get my code' });
    await button.hover();
    await expect(page.locator('#code')).toHaveAttribute('data-island-state', 'live');
    await page.route('**/api/subscription', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), status: 'Expired' } });
    });
    await button.click();
    const alert = page.getByRole('alert').filter({ visible: true });
    await expect(alert).toContainText('Your account has no active subscription with this service.');
    await expect(alert.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/pro');
    await expect(page.getByRole('status').filter({ hasText: 'Your code' })).toHaveCount(0);
    await page.reload();
    const main = page.getByRole('main');
    await expect(
      main.getByText(/^Your subscription ended on .+ To get a code, subscribe again\.$/),
    ).toBeVisible();
    await expect(button).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/pro');
  });
});

test('who is not signed in sees number, sign-in and plans, and no button that would fail', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(restoration);
  await expect(page.getByRole('button', { name: 'Get my code' })).toBeHidden();
  const main = page.getByRole('main');
  // Whoever needs help at once does not scroll for the number.
  await expect(main.getByRole('link', { name: '+1 800 555 0199' })).toBeInViewport();
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/pro/login');
  await expect(main.getByRole('link', { name: 'See plans and prices' })).toHaveAttribute(
    'href',
    /\/pro\?origin=identitytheftrestoration_website__hero$/,
  );
});

test('plans are reached with the page one comes from', { tag: '@once' }, async ({ page }) => {
  await page.goto('/dbp');
  await page.getByRole('main').getByRole('link', { name: 'See plans and prices' }).click();
  await expect(page).toHaveURL(/\/pro\?origin=dbp_website__hero$/);
  await page.goto('/duckai?origin=duckai_google_spring_ad');
  await expect(page.getByRole('main').getByRole('link', { name: 'See plans and prices' })).toHaveAttribute(
    'href',
    /\/pro\?origin=duckai_google_spring_ad$/,
  );
});

test('the chat is opened at its own address, and that is counted', { tag: '@once' }, async ({ page }) => {
  await page.goto('/duckai');
  const open = page.getByRole('link', { name: 'Open private AI chat' });
  await expect(open).toHaveAttribute('href', 'https://chat.mallard.example/');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const sent = page.waitForRequest(/\/t\/cta_click\?.*cta=chat-open/);
  await open.click();
  await sent;
});

for (const [system, own, other] of [
  ['Windows NT 10.0; Win64; x64', 'Windows', 'Mac'],
  ['Macintosh; Intel Mac OS X 10_15_7', 'Mac', 'Windows'],
] as const)
  test(`the removal's page puts the download for ${own} first there`, { tag: '@once' }, async ({
    browser,
    baseURL,
  }) => {
    const userAgent = `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`;
    const context = await browser.newContext({ userAgent, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/dbp');
    const links = page.locator('#start').getByRole('link', { name: /^Download for (?:Mac|Windows)$/ });
    // Measured at once, because the page above is laid out meanwhile: side by side or one above the other.
    const places = await links.evaluateAll((all) =>
      all
        .map((link) => ({ name: link.textContent, at: link.getBoundingClientRect() }))
        .sort((one, two) => one.at.x + one.at.y - two.at.x - two.at.y)
        .map(({ name }) => name.trim()),
    );
    expect(places).toEqual([`Download for ${own}`, `Download for ${other}`]);
    await context.close();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every product’s page says what it is and what to do', { tag: '@once' }, async ({ page }) => {
    await page.goto(restoration);
    await expect(page.getByRole('link', { name: '+1 800 555 0199' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get my code' })).toBeHidden();
    await page.goto('/email');
    await expect(page.getByRole('link', { name: 'Download for Mac' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Extension for Firefox' })).toBeVisible();
    await page.goto('/dbp');
    const question = page.getByText('How long does a removal take?');
    await question.click();
    await expect(page.getByText('The quickest sites take 24 hours').last()).toBeVisible();
    await page.goto('/duckai');
    await expect(page.getByText('Your chats are never used to train AI models.')).toBeVisible();
  });
});
