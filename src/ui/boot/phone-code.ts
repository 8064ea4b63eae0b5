import { carryOrigin } from '../../domain/download/carry-origin.ts';
import type { Origin } from '../../domain/origin/origin.ts';
import { siteAddress } from '../../domain/site-address.ts';
import { codeDrawing } from './code-drawing.ts';

/**
 * Replaces the image of the QR code, which is the same for everybody, with one whose address (`data-phone-code`)
 * carries the visit's origin. In a file of its own, fetched only when there is both a code and an origin. Cameras can
 * still read the code of the longest origin at its size on a screen.
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
