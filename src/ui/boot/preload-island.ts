/**
 * Asks for all scripts of an island at once, by the map of them in the page's head. They import one another, and found out one by
 * one they would be three round trips. Left out is what only other islands need, or some visitors (`later-`; see
 * `scripts/build/island-files.ts`).
 */
export function preloadIsland(page: Document, name: string): void {
  const map = page.querySelector('script[type=importmap]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(map) as { readonly integrity?: Readonly<Record<string, string>> };
  for (const href of Object.keys(integrity))
    if (!/later-|-of-/.test(href) || href.includes(name))
      page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }));
}
