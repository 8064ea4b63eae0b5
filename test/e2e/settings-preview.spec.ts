import { rowOf, type SettingCode } from '../../src/domain/settings/catalogue.ts';
import { cookies, open, preview } from './support/settings-page.ts';
import { expect, test } from './support/test.ts';

/** What is chosen of each setting to see that the preview follows. Cloud save has a passphrase in place of a control. */
const others: Readonly<Record<Exclude<SettingCode, 'kbl'>, string>> = {
  kl: 'de-de',
  kad: 'fr_FR',
  kp: '1',
  kz: '-1',
  kav: '1',
  kc: '-1',
  kac: '-1',
  kn: '1',
  kk: '-1',
  kaj: 'm',
  kay: 'b',
  k5: '2',
  k1: '-1',
  kak: '-1',
  kax: '-1',
  kao: '-1',
  kaq: '-1',
  kap: '-1',
  kae: 'd',
  kt: 's',
  ka: 's',
  ks: 't',
  kw: 's',
  k7: 'b',
  kj: 'r',
  ko: 's',
  k9: 'b',
  kaa: '12ab34',
  k8: '12ab34',
  kx: 'g',
  kbo: '-1',
  kbe: '3',
  kbm: '-1',
  kbk: '-1',
  kbg: '-1',
};

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`no setting changes without a sign of it in the preview, ${viewport.width} px wide`, {
    tag: '@once',
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await open(page);
    const look = async () => (await preview(page).screenshot({ animations: 'disabled' })).toString('base64');
    const choose = async (code: SettingCode, value: string) => {
      const control = page.locator(`[name="${code}"]:not([type=hidden])`).first();
      const named = page.locator(`[name="${code}"][value="${value}"]`);
      if (await control.evaluate((element) => element.matches('select'))) await control.selectOption(value);
      else if ((await control.getAttribute('type')) === 'checkbox') await control.setChecked(value === '1');
      else if ((await named.count()) > 0) await named.check();
      else await page.locator(`[data-color="${code}"]`).fill(value);
    };
    for (const [code, value] of Object.entries(others) as [SettingCode, string][]) {
      await test.step(code, async () => {
        const before = await look();
        await choose(code, value);
        await expect.poll(async () => (await look()) === before, code).toBe(false);
        await choose(code, rowOf(code).default);
        await expect.poll(() => cookies(page)).toEqual({});
        await expect(preview(page).locator('figcaption > p')).toHaveCount(0);
      });
    }
  });
}

test('a color that nobody chose is in its control what it is in the preview, in the dark as well', {
  tag: '@once',
}, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page);
    for (const [code, words] of [
      ['k9', 'Why ducks like the rain'],
      ['kaa', 'A wet day at the lake'],
      ['k8', 'A result that you have opened before.'],
      ['kx', 'field-notes.example'],
    ] as const) {
      const shown = page.locator(`[name="${code}"]:checked + svg circle`);
      const color = await preview(page)
        .getByText(words)
        .evaluate((text) => getComputedStyle(text).color);
      await expect(shown, `${code}, ${colorScheme}`).toHaveCSS('fill', color);
    }
  }
});
