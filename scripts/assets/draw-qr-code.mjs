/**
 * Draws the QR codes for a phone's camera, one per language: public/qr/app.svg leads to the downloads,
 * public/qr/activate.svg to signing in to a subscription on another device. Run by hand (`node
 * scripts/assets/draw-qr-code.mjs`) when the site's address changes or a language is published; the output is
 * committed. For a visit with an origin the page redraws the first (`src/ui/boot/phone-code.ts`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { phoneCode, phoneCodePlaces } from '../../src/domain/download/phone-code.ts';
import { publicLocales } from '../../src/domain/locale/locale.ts';
import { siteAddress } from '../../src/domain/site-address.ts';
import { codeDrawing } from '../../src/ui/boot/code-drawing.ts';

for (const locale of publicLocales) {
  for (const place of phoneCodePlaces) draw(phoneCode(place, locale));
}

function draw(code) {
  const address = `${siteAddress}${code.path}`;
  const { size, path: lines } = codeDrawing(address);
  const ground = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  const modules = `<path stroke="#000" d="${lines}"/>`;
  const file = `public${code.image}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><title>${address}</title>${ground}${modules}</svg>\n`,
  );
}
