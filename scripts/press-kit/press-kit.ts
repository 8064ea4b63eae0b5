import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '../../src/domain/brand.ts';
import { pressKitPath } from '../../src/domain/content/press-kit.ts';
import { keptFolder } from '../build/settings.ts';
import { nameHash } from '../finish-pages/hash.ts';
import { setLine } from '../images/letters.ts';
import { KeptFiles } from '../render-pages/kept-files.ts';
import { servedFiles } from '../render-pages/site-files.ts';
import { stampOf } from '../setup/stamp.mjs';
import { drawPng } from './draw-png.ts';
import { DrawingsOfPage, type Theme } from './standalone-svg.ts';
import { type ArchivedFile, zipOf } from './zip.ts';

const themes = ['light', 'dark'] as const;
const screens = ['search-results', 'blocked-trackers', 'clear-button', 'vpn'] as const;
const inks: Readonly<Record<Theme, string>> = { light: '#14211c', dark: '#eaf1ec' };
/** Pixels per unit of the drawing: enough for print at column width. */
const scale = { mark: 16, logo: 8, screen: 4 } as const;

/** The inputs of the images, besides their SVG. */
const drawnFrom = stampOf(['scripts/press-kit', 'scripts/images/fonts', 'package-lock.json']);

/** Writes the press kit next to the pages, cut from the finished press page, so that both show the same. */
export async function writePressKit(): Promise<void> {
  const html = await readFile(path.join(servedFiles, 'press.html'), 'utf8');
  await writeFile(path.join(servedFiles, pressKitPath), zipOf(pressKit(html, keptImages())));
}

/** Draws only images that no earlier build has drawn: all of them take seconds. */
function keptImages(): typeof drawPng {
  const kept = new KeptFiles(keptFolder);
  return (svg, scale) =>
    kept.kept(`press-${nameHash(`${drawnFrom} ${scale} ${svg}`)}.png`, () => drawPng(svg, scale));
}

/** The kit's files: mark, logo and screens as SVG and PNG, each in both themes, and the terms of use. */
function pressKit(html: string, draw: typeof drawPng): readonly ArchivedFile[] {
  const drawings = new DrawingsOfPage(html);
  const name = brand.name.toLowerCase();
  const files = themes.flatMap((theme) => {
    const mark = drawings.svg('mark', theme);
    const logo = logoSvg(mark, inks[theme]);
    return [
      file(`logo/${name}-mark-${theme}.svg`, mark),
      file(`logo/${name}-mark-${theme}.png`, draw(mark, scale.mark)),
      file(`logo/${name}-logo-${theme}.svg`, logo),
      file(`logo/${name}-logo-${theme}.png`, draw(logo, scale.logo)),
      ...screens.flatMap((screen) => {
        const svg = drawings.svg(screen, theme);
        return [
          file(`screens/${screen}-${theme}.svg`, svg),
          file(`screens/${screen}-${theme}.png`, draw(svg, scale.screen)),
        ];
      }),
    ];
  });
  return [file('README.txt', readMe), ...files];
}

/** The mark with the name next to it as outlines, so that no font is needed. */
function logoSvg(mark: string, ink: string): string {
  const { outline, width } = setLine(brand.name, 56);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(78 + width)} 64">${mark}<g fill="${ink}" transform="translate(78 53)">${outline}</g></svg>`;
}

function file(name: string, content: string | Uint8Array): ArchivedFile {
  return {
    name: `${brand.name.toLowerCase()}-press-kit/${name}`,
    content: typeof content === 'string' ? Buffer.from(content, 'utf8') : content,
  };
}

const readMe = `${brand.name} press kit

logo/     The mark, and the logo with the name, for light and dark backgrounds.
          Leave clear space around it, at least the length of the beak. Please do not recolor, rotate or redraw it.
screens/  Images of our products, light and dark. You may print them without asking.
          In the PNG files their words are set in Inter (SIL Open Font License 1.1), in the SVG files in your system's own typeface.

Texts and facts: ${brand.site}/press
Questions: ${brand.pressEmail}
`;
