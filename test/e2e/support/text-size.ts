import type { Page } from '@playwright/test';

/** The browsers' default text size in pixels. */
const usual = 16;

/**
 * Multiplies the text size, as a visitor can in the browser's settings: lengths in rem follow, and so do media queries,
 * which a font size on the root would not affect. A full-page screenshot resets it.
 */
export async function setTextSize(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: usual * times } });
}
