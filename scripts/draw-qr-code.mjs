/**
 * Draws the codes that a phone's camera reads: public/qr/app.svg leads to the downloads, public/qr/activate.svg to where one signs in to
 * a subscription on another device. Run it by hand (`node scripts/draw-qr-code.mjs`) when the site's address changes; its output is
 * committed. The package that draws is fetched for the run and is no dependency.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const places = { app: '/app?origin=qr_website', activate: '/subscriptions/activate' };
const brand = readFileSync('src/domain/site-address.ts', 'utf8');
const site = /'(https:[^']+)'/.exec(brand)?.[1];

mkdirSync('public/qr', { recursive: true });
for (const [name, path] of Object.entries(places)) draw(`public/qr/${name}.svg`, `${site}${path}`);

function draw(file, address) {
  execFileSync('npx', ['--yes', 'qrcode@1.5.4', '-t', 'svg', '-e', 'M', '-q', '4', '-o', file, address]);
  const drawn = readFileSync(file, 'utf8');
  writeFileSync(file, `${drawn.replace(/(<svg[^>]*>)/, `$1<title>${address}</title>`).trimEnd()}\n`);
}
