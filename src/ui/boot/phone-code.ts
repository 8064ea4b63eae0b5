import { carryOrigin } from '../../domain/download/carry-origin.ts';
import type { Origin } from '../../domain/origin/origin.ts';
import { siteAddress } from '../../domain/site-address.ts';
import { codeDrawing } from './code-drawing.ts';

/**
 * Draws the page's code for the phone with the origin of the visit, in place of the image, which has the same for everybody and
 * names in `data-phone-code` where it leads. A file of its own, fetched where there is both. A camera still reads the code of the longest origin in the size that it has on a screen.
 */
export function drawPhoneCode(image: Element, origin: Origin): void {
  const place = new URL(image.getAttribute('data-phone-code') ?? '', siteAddress);
  const carrying = carryOrigin(place, 'origin', origin);
  if (!carrying.ok) return;
  const { size, path } = codeDrawing(carrying.value.href);
  const page = image.ownerDocument;
  const drawing = element(page, 'svg', {
    class: image.getAttribute('class') ?? '',
    viewBox: `0 0 ${size} ${size}`,
    width: image.getAttribute('width') ?? '',
    height: image.getAttribute('height') ?? '',
    'shape-rendering': 'crispEdges',
    'aria-hidden': 'true',
  });
  drawing.append(element(page, 'path', { stroke: '#000', d: path }));
  image.replaceWith(drawing);
}

function element(page: Document, name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = page.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}
