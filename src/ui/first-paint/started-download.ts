/**
 * Shows that a download has started, and scrolls the next steps into view. The page stays open and contains the hidden
 * text (`[data-of]`).
 */
export function wireDownloads(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const platform = (target as Element).closest<HTMLElement>('[data-starts]')?.dataset['starts'];
    const words = platform && page.querySelector<HTMLElement>(`[data-of=${platform}]`);
    if (!words) return;
    words.hidden = false;
    words.scrollIntoView({ block: 'nearest' });
  });
}
