import { attribute, type Edit, type Page } from './html.ts';

/** Renames the page's classes (`null` removes a class); an element left without any loses the attribute. */
export function renamedClasses(page: Page, nameOf: (name: string) => string | null): readonly Edit[] {
  return page.elements.flatMap((element) => {
    const written = attribute(element, 'class');
    if (written === undefined) return [];
    const names = written.split(/\s+/).flatMap((name) => (name === '' ? [] : (nameOf(name) ?? [])));
    const start = page.html.indexOf(' class="', element.start);
    const end = page.html.indexOf('"', start + ' class="'.length) + 1;
    return [{ start, end, text: names.length === 0 ? '' : ` class="${names.join(' ')}"` }];
  });
}
