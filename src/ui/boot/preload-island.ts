/**
 * Requests all scripts of an island at once, using the map in the page's head. The scripts import one another, so
 * discovering them one by one would take three round trips. Scripts that only other islands or only some visitors need
 * (`later-`) are left out; see `scripts/build/island-files.ts`.
 */
export function preloadIsland(page: Document, name: string): void {
  const map = page.querySelector('script[type=importmap]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(map) as { readonly integrity?: Readonly<Record<string, string>> };
  for (const href of Object.keys(integrity))
    if (!/later-|-of-/.test(href) || href.includes(name))
      page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }));
}
