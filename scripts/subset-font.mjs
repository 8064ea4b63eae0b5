/**
 * Cuts the display face down to what headings need and writes it into src/ui/theme/fonts, and in one weight and unpacked, as
 * the step that draws images of pages reads it, into scripts/images/fonts.
 * Run it by hand (`node scripts/subset-font.mjs`) when the face or the character set changes; its output is committed,
 * so a build needs neither this script nor the network.
 *
 * With the folder of the unpacked package @fontsource-variable/inter (5.3.0, `npm pack`) as its argument it also cuts the face that stands
 * in for the system's in the images of the press kit (`scripts/press-kit/fonts`), where no system face is there to be drawn.
 *
 * The optical size is pinned to its display cut and the weight axis kept from 600 to 800: that is where the headings live.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const face = 'node_modules/@fontsource-variable/bricolage-grotesque';
const target = 'src/ui/theme/fonts';
const drawn = 'scripts/images/fonts';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

const without = (known, letters) => [...letters].filter((letter) => !known.includes(letter)).join('');

const core = `${range(0x20, 0x5a)}${range(0x61, 0x7a)}\u00a0£·ÄÖÜßäéöü–—‘’‚“”„…€−`;

// What English and German need is in the first file; the others load only where a page has one of their letters.
// The ranges in src/ui/theme/fonts.css say the same.
const cuts = [
  { name: 'core', from: 'latin', text: core },
  { name: 'western', from: 'latin', text: without(core, `¡«»¿${range(0xc0, 0xff)}Œœ`) },
  { name: 'eastern', from: 'latin-ext', text: `${range(0x100, 0x151)}${range(0x154, 0x17f)}ȘșȚț` },
];

await mkdir(target, { recursive: true });
await mkdir(drawn, { recursive: true });
for (const { name, from, text } of cuts) {
  const whole = await readFile(`${face}/files/bricolage-grotesque-${from}-opsz-normal.woff2`);
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: { opsz: 48, wght: { min: 600, max: 800 } },
    keepFeatures: ['kern', 'mark', 'mkmk'],
    noLayoutClosure: true,
    noHinting: true,
  });
  await writeFile(`${target}/bricolage-${name}.woff2`, cut);
  process.stdout.write(`${target}/bricolage-${name}.woff2: ${cut.length} bytes\n`);
}
for (const from of ['latin', 'latin-ext']) {
  const text = cuts.flatMap((cut) => (cut.from === from ? [cut.text] : [])).join('');
  const cut = await subsetFont(
    await readFile(`${face}/files/bricolage-grotesque-${from}-opsz-normal.woff2`),
    text,
    {
      targetFormat: 'truetype',
      variationAxes: { opsz: 48, wght: 740 },
      keepFeatures: ['kern', 'mark', 'mkmk'],
      noLayoutClosure: true,
      noHinting: true,
    },
  );
  await writeFile(`${drawn}/bricolage-${from}.ttf`, cut);
  process.stdout.write(`${drawn}/bricolage-${from}.ttf: ${cut.length} bytes\n`);
}
for (const folder of [target, drawn]) await copyFile(`${face}/LICENSE`, `${folder}/LICENSE.txt`);

const [, , textFace] = process.argv;
if (textFace !== undefined) {
  const kit = 'scripts/press-kit/fonts';
  await mkdir(kit, { recursive: true });
  const whole = await readFile(`${textFace}/files/inter-latin-opsz-normal.woff2`);
  for (const wght of [400, 600]) {
    const cut = await subsetFont(whole, `${range(0x20, 0x7e)}·–—‘’“”…€`, {
      targetFormat: 'truetype',
      variationAxes: { opsz: 14, wght },
      keepFeatures: ['kern', 'mark', 'mkmk'],
      noLayoutClosure: true,
      noHinting: true,
    });
    await writeFile(`${kit}/inter-${wght}.ttf`, cut);
    process.stdout.write(`${kit}/inter-${wght}.ttf: ${cut.length} bytes\n`);
  }
  await copyFile(`${textFace}/LICENSE`, `${kit}/LICENSE.txt`);
}
