import type { Page } from '@playwright/test';

/** The size of text in pixels that browsers have until a visitor chooses another. */
const usual = 16;

/**
 * Makes text so many times as large as usual, as a visitor does in the browser's settings: lengths in rem follow, and with them media
 * queries, which a size that is set on the root leaves as they are. A screenshot of a whole page takes it back.
 */
export async function setTextSize(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: usual * times } });
}
