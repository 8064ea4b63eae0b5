import type { Page } from '@playwright/test';

/**
 * The longest value of each drop-down list that has neither the width for it in one line nor the height for a second one: a closed list shows
 * the beginning of it alone. Each list gets back what was chosen.
 */
export function cutValues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    const px = Number.parseFloat;
    const isCut = (select: HTMLSelectElement, text: string) => {
      const style = getComputedStyle(select);
      if (canvas !== null) canvas.font = style.font;
      const width = canvas?.measureText(text).width ?? 0;
      const room = select.clientWidth - px(style.paddingLeft) - px(style.paddingRight);
      const lines = select.clientHeight - px(style.paddingTop) - px(style.paddingBottom);
      // Heights of boxes are whole pixels, those of lines are not.
      return width > room && lines < px(style.lineHeight) * 2 - 1;
    };
    return [...document.querySelectorAll<HTMLSelectElement>('main select')]
      .filter((select) => select.checkVisibility())
      .flatMap((select) => {
        const chosen = select.selectedIndex;
        const [longest] = [...select.options].sort((one, other) => other.text.length - one.text.length);
        if (longest === undefined) return [];
        select.selectedIndex = longest.index;
        const cut = isCut(select, longest.text) ? [`${longest.text} in ${select.name}`] : [];
        select.selectedIndex = chosen;
        return cut;
      });
  });
}
