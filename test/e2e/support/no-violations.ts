import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { cutOff } from './cut-off.ts';

/** The phone project looks at 360 px, the desktop project at 800 and 1280 px. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const look of width < 800 ? [width] : [800, 1280]) {
    await page.setViewportSize({ width: look, height: 800 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${what} at ${look} px`).toEqual([]);
    expect(await cutOff(page), `${what}: cut off at ${look} px`).toEqual([]);
  }
}
