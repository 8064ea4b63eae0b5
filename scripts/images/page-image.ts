import { brand } from '../../src/domain/brand.ts';
import { escapeHtml } from '../../src/domain/content/escape-html.ts';
import type { PageRow } from '../../src/ui/pages.ts';
import { nameHash } from '../finish-pages/hash.ts';
import { stampOf } from '../setup/stamp.mjs';
import { imageSize } from './draw.ts';
import { hasLetters } from './letters.ts';
import type { Motif } from './scenes.ts';

/** The preview image of a page where somebody links to it. */
export interface PageImage {
  readonly motif: Motif;
  readonly words: string;
  /** Relative to the served folder; changes with the content. */
  readonly name: string;
}

/** The inputs of images, besides their words. */
export const imageInputs = [
  'scripts/images',
  'src/domain/brand.ts',
  'src/domain/mark.ts',
  'src/domain/site-address.ts',
  'src/ui/theme/tokens.css',
  'src/ui/components/images/net.ts',
];
const drawnFrom = stampOf(imageInputs);

/**
 * The image of a page with its title, in the page's language, whether or not search engines index it: a person who is
 * sent a link sees what it leads to. A page in a script that the display face lacks gets the brand's name, below its
 * own drawing.
 */
export function pageImage({ links }: PageRow, title: string): PageImage {
  const motif = links?.[0]?.group ?? 'site';
  const words = title !== '' && hasLetters(title) ? title : brand.name;
  return { motif, words, name: `assets/image-${nameHash(`${drawnFrom} ${motif} ${words}`)}.png` };
}

/** The absolute URL of a page's image, for sites that link to the page. */
export function imageAddress({ name }: PageImage): string {
  return `${brand.site}/${name}`;
}

/** The tags about its image in a page's head. */
export function imageTags(image: PageImage): string {
  const tags = {
    'og:image': imageAddress(image),
    'og:image:width': imageSize.width,
    'og:image:height': imageSize.height,
    'og:image:alt': image.words,
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(String(content))}">`)
    .join('');
}
