import type { Edit, Page } from './html.ts';

const shapes = new Set(['circle', 'ellipse', 'line', 'path', 'rect']);

/** Shortens SVG shapes to self-closing tags (`<path …/>`), which parse the same: an illustrated page has two hundred. */
export function closedShapes(page: Page): readonly Edit[] {
  return page.elements
    .filter(({ tagName, inner }) => shapes.has(tagName) && inner.start === inner.end)
    .map(({ inner, end }) => ({ start: inner.start - 1, end, text: '/>' }));
}
