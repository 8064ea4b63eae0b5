/**
 * Draws the images in public/ that must be bitmaps, out of public/favicon.svg. Run it by hand (`node scripts/draw-icons.mjs`) when
 * the mark changes; its output is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const mark = await readFile('public/favicon.svg', 'utf8');

const onPaper = (share) =>
  `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:#faf8f3}svg{width:${share}%;height:${share}%}</style>${mark}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

async function draw(html, width, height, transparent = false) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  const png = await page.screenshot({ omitBackground: transparent });
  await page.close();
  return png;
}

const small = await draw(`<style>body{margin:0}svg{display:block}</style>${mark}`, 32, 32, true);
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(32, 6);
header.writeUInt8(32, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(small.length, 14);
header.writeUInt32LE(22, 18);

await writeFile('public/favicon.ico', Buffer.concat([header, small]));
await writeFile('public/apple-touch-icon.png', await draw(onPaper(72), 180, 180));
await writeFile('public/icon-192.png', await draw(onPaper(72), 192, 192));
await writeFile('public/icon-512.png', await draw(onPaper(60), 512, 512));
await browser.close();
