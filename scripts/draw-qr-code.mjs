/**
 * Draws public/qr/app.svg, the code that leads a phone to the downloads. Run it by hand (`node scripts/draw-qr-code.mjs`) when the
 * site's address changes; its output is committed. The package that draws is fetched for the run and is no dependency.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const file = 'public/qr/app.svg';
const brand = readFileSync('src/domain/brand.ts', 'utf8');
const site = /site: '([^']+)'/.exec(brand)?.[1];
const address = `${site}/app?origin=qr_website`;

mkdirSync('public/qr', { recursive: true });
execFileSync('npx', ['--yes', 'qrcode@1.5.4', '-t', 'svg', '-e', 'M', '-q', '4', '-o', file, address]);
const drawn = readFileSync(file, 'utf8');
writeFileSync(file, `${drawn.replace(/(<svg[^>]*>)/, `$1<title>${address}</title>`).trimEnd()}\n`);
