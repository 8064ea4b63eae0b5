/**
 * The browser's own bar follows the theme that is shown, whoever changes it: a choice, the address, the system. In HTML it
 * follows the system alone, with a color for each (`head-tags.tsx`).
 */
export function followThemeInBar(window: Window, options: { readonly signal?: AbortSignal } = {}): void {
  const { document } = window;
  const { dataset } = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const bars = [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')];
  const [light = '', dark = ''] = bars.map(({ content }) => content);
  const follow = () => {
    // `shownTheme` says the same, but what this script shared with the live pages would become a file of its own there.
    const isDark = dataset['theme'] === 'dark' || (dataset['theme'] !== 'light' && system.matches);
    for (const bar of bars) bar.content = isDark ? dark : light;
  };
  const changes = new MutationObserver(follow);
  changes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  options.signal?.addEventListener('abort', () => changes.disconnect());
  system.addEventListener('change', follow, options);
  follow();
}
