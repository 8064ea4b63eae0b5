/** Says that a file is on its way, and brings what to do next into sight: the page stays, and has the words hidden (`[data-of]`). */
export function wireDownloads(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const platform = (target as Element).closest<HTMLElement>('[data-starts]')?.dataset['starts'];
    const words = platform && page.querySelector<HTMLElement>(`[data-of=${platform}]`);
    if (!words) return;
    words.hidden = false;
    words.scrollIntoView({ block: 'nearest' });
  });
}
