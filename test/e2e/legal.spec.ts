import { brand } from '../../src/domain/brand.ts';
import { keptDays } from '../../src/domain/records/kept-days.ts';
import { toldRecords } from '../../src/domain/records/kept-records.ts';
import { expect, test } from './support/test.ts';

test.describe('the legal pages', { tag: '@once' }, () => {
  test('stand beside the button that begins a purchase, with the right of withdrawal and where there is one', async ({
    page,
  }) => {
    await page.goto('/de/pro?country=de');
    const form = page.locator('form:has(input[name=plan])');
    for (const path of ['/de/terms', '/de/pro/privacy-terms', '/de/withdrawal']) {
      await expect(form.locator(`a[href="${path}"]`)).toBeVisible();
    }
    await page.goto('/pro?country=us');
    await expect(form.locator('a[href="/terms"]')).toBeVisible();
    await expect(form.getByText('In the EU and the UK you have a right of withdrawal.')).toBeVisible();
  });

  test('of AI chat are where its page speaks of privacy, and where the other texts speak of the chat', async ({
    page,
  }) => {
    const terms = 'a[href="/de/duckai/privacy-terms"]';
    for (const place of [
      '/de/terms#agreement',
      '/de/privacy#features',
      '/de/pro/privacy-terms#chat',
      '/de/duckai#route',
    ]) {
      await page.goto(place);
      await expect(page.locator(`${place.slice(place.indexOf('#'))} ${terms}`), place).toBeVisible();
    }
    await page.locator(`#route ${terms}`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Privater KI-Chat: Datenschutz und Bedingungen',
    );
    await page.getByRole('link', { name: 'eigene Regeln für den KI-Chat' }).click();
    await expect(page).toHaveURL('/de/acceptable-use#chat');
    await page.goBack();
    await page.locator('#limits').getByRole('link', { name: 'Bedingungen des Abos' }).click();
    await expect(page).toHaveURL('/de/pro/privacy-terms');
  });

  test('begin no line with the full stop after a phone number', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 1100 });
    await page.goto('/withdrawal');
    const lines = await page.locator('a[href^="tel:"]').evaluateAll((phones) =>
      phones.map((phone) => {
        const range = document.createRange();
        range.setStart(phone.nextSibling as Text, 0);
        range.setEnd(phone.nextSibling as Text, 1);
        return [phone, range].map((part) => Math.round(part.getBoundingClientRect().bottom));
      }),
    );
    expect(lines).not.toEqual([]);
    for (const [ofPhone, ofFullStop] of lines) expect(ofFullStop).toBe(ofPhone);
  });

  test('hold the model withdrawal form as text, and as the e-mail that its link opens', async ({ page }) => {
    await page.goto('/de/withdrawal');
    await expect(page.getByText('Hiermit widerrufe(n) ich/wir')).toBeVisible();
    const href = await page
      .getByRole('link', { name: 'E-Mail mit diesem Formular schreiben' })
      .getAttribute('href');
    const mail = new URL(href ?? '');
    expect(mail.protocol + mail.pathname).toBe(`mailto:${brand.legalEmail}`);
    expect(mail.searchParams.get('body')).toContain('Hiermit widerrufe(n) ich/wir');
  });

  test('have the summary of benefits one click from the number to call, and on paper it is dark text in one column', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/de/identity-theft-restoration');
    await page.getByRole('main').getByRole('link', { name: 'Leistungsübersicht' }).click();
    await expect(page).toHaveURL(/\/de\/identity-theft-restoration\/summary-of-benefits$/);
    const title = page.getByRole('heading', { level: 1, name: 'Leistungsübersicht' });
    await expect(title).toBeVisible();
    const copy = page.getByText('speichern Sie sie im Druckfenster als PDF');
    await expect(copy).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(title).toBeVisible();
    const contents = page.getByText('Inhalt', { exact: true });
    for (const chrome of [page.getByRole('banner').getByRole('link', { name: 'Anmelden' }), contents, copy]) {
      await expect(chrome).toBeHidden();
    }
    await expect(page.getByRole('contentinfo').getByRole('link').filter({ visible: true })).toHaveCount(0);
    const crypto = page.getByText('ob Coins oder Token gestohlen wurden');
    await expect(crypto).toHaveCSS('color', 'rgb(20, 33, 28)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const edges = await page
      .locator('main :is(h1, h2)')
      .filter({ visible: true })
      .evaluateAll((headings) => headings.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(edges.length).toBeGreaterThan(10);
    expect(new Set(edges).size).toBe(1);
  });

  test('take a withdrawal in two steps, from the footer to the receipt, without a script', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/de/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
    const button = page.getByRole('button', { name: 'Vertrag widerrufen' });
    await page.getByLabel('Ihr Name').fill('Lena Teal');
    await page.getByLabel('E-Mail-Adresse').fill('lena');
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte prüfen Sie Ihre Angaben');
    await expect(page.getByLabel('Ihr Name')).toHaveValue('Lena Teal');
    await page.getByLabel('E-Mail-Adresse').fill(`lena.${Date.now()}@pond.example`);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByRole('button', { name: 'Angaben ändern' }).click();
    await page.getByLabel('Ihr Kauf').fill('Karte 4242');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByText('Karte 4242')).toBeVisible();
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Widerruf ist bei uns eingegangen');
    await expect(page.getByText('Lena Teal')).toBeVisible();
    await expect(page.getByText('Eingangsnummer')).toBeVisible();
    await context.close();
  });

  test('say how long things are kept by the figures that the server deletes by, without a script as well', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/privacy#kept');
    const kept = page.locator('#kept');
    const log = kept.locator('dl > div', { hasText: 'What was done to your account' });
    await expect(log).toContainText(`Kept for ${keptDays.auditLog} days.`);
    await expect(log).toContainText('Seen by you and our team.');
    await expect(log).toContainText('When you delete your account, it stays until the period above ends.');
    await expect(kept).toContainText(`Kept until ${keptDays.limitCounters} days after the last attempt.`);
    await expect(kept.locator('dl > div')).toHaveCount(Object.keys(toldRecords).length);
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveCount(
      await page.locator('main section[id]').count(),
    );
    await context.close();
  });
});
