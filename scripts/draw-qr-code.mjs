/**
 * Draws the codes that a phone's camera reads: public/qr/app.svg leads to the downloads, public/qr/activate.svg to where one signs in to
 * a subscription on another device. Run it by hand (`node scripts/draw-qr-code.mjs`) when the site's address changes; its output is
 * committed. For a visit that has an origin the page draws the first anew (`src/ui/boot/phone-code.ts`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { phoneCodePath } from '../src/domain/download/phone-code.ts';
import { siteAddress } from '../src/domain/site-address.ts';
import { codeDrawing } from '../src/ui/boot/code-drawing.ts';

const places = { app: phoneCodePath, activate: '/subscriptions/activate' };

mkdirSync('public/qr', { recursive: true });
for (const [name, path] of Object.entries(places)) draw(`public/qr/${name}.svg`, `${siteAddress}${path}`);

function draw(file, address) {
  const { size, path } = codeDrawing(address);
  const ground = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  const modules = `<path stroke="#000" d="${path}"/>`;
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><title>${address}</title>${ground}${modules}</svg>\n`,
  );
}
