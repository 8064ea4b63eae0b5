/**
 * Subsets the display face to what headings need and writes it into src/ui/theme/fonts; also, in a single weight and
 * uncompressed, into scripts/images/fonts, for the step that draws the images of pages.
 * Run by hand (`node scripts/assets/subset-font.mjs`) when the face or the character set changes; the output is
 * committed, so a build needs neither this script nor the network.
 *
 * With the folder of the unpacked package @fontsource-variable/inter (5.3.0, `npm pack`) as its argument it also subsets the
 * face that replaces the system font in the press kit's images (`scripts/press-kit/fonts`), which no system font draws.
 *
 * The optical size is pinned to its display cut and the weight axis limited to 600–800, which headings use.
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

// English and German need only the first file; the others load only when a page has one of their letters. The ranges in
// src/ui/theme/fonts.css must match.
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
