import { brand } from '../../src/domain/brand.ts';
import type { PageRow } from '../../src/ui/pages.ts';
import { nameHash } from '../finish-pages/hash.ts';
import { stampOf } from '../setup/stamp.mjs';
import { imageSize } from './draw.ts';
import { hasLetters } from './letters.ts';
import type { Motif } from './scenes.ts';

/** The image that stands for a page where somebody links to it. */
export interface PageImage {
  readonly motif: Motif;
  readonly words: string;
  /** Below the served folder; it changes with what is drawn. */
  readonly name: string;
}

/** From what images are drawn, besides their words. */
const drawnFrom = stampOf([
  'scripts/images',
  'src/domain/mark.ts',
  'src/ui/theme/tokens.css',
  'src/ui/components/images/net.ts',
]);

/**
 * The image of a page with its title, in the page's language, whether or not search engines list it: who is sent a link sees what it
 * leads to. A page in a script that the display face does not have gets the brand's name, under its own drawing.
 */
export function pageImage({ links }: PageRow, title: string): PageImage {
  const motif = links?.[0]?.group ?? 'site';
  const words = title !== '' && hasLetters(title) ? title : brand.name;
  return { motif, words, name: `assets/image-${nameHash(`${drawnFrom} ${motif} ${words}`)}.png` };
}

/** Where an image of a page lies, as whoever links to the page is told. */
export function imageAddress({ name }: PageImage): string {
  return `${brand.site}/${name}`;
}

/** What the head of a page says of its image. */
export function imageTags(image: PageImage): string {
  const tags = {
    'og:image': imageAddress(image),
    'og:image:width': imageSize.width,
    'og:image:height': imageSize.height,
    'og:image:alt': image.words,
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escaped(String(content))}">`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
