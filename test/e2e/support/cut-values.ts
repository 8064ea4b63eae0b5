import type { Page } from '@playwright/test';

/**
 * The longest option of each drop-down list if it fits neither in one line nor in the height of two: a closed list
 * would show only its beginning. Restores each list's selection.
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
      // Box heights are whole pixels, line heights are not.
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
