import type { Edit, Page } from './html.ts';

const shapes = new Set(['circle', 'ellipse', 'line', 'path', 'rect']);

/** Writes shapes of SVG without an end tag (`<path …/>`), which their parser takes for the same: a page of drawings has two hundred. */
export function closedShapes(page: Page): readonly Edit[] {
  return page.elements
    .filter(({ tagName, inner }) => shapes.has(tagName) && inner.start === inner.end)
    .map(({ inner, end }) => ({ start: inner.start - 1, end, text: '/>' }));
}
