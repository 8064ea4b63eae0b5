import { wholeWord } from '../../src/domain/content/whole-word.ts';
import { isPlainIsland } from '../../src/ui/islands/plain-island.ts';
import { inOnePiece, inPhrases } from './heading-phrases.ts';
import { attribute, type Edit, type Element, isInside, type Page, type Stretch } from './html.ts';
import { withWholeEnds } from './link-ends.ts';
import { textEnds, withWholeEnd } from './text-ends.ts';

/** Such a word with adjacent punctuation, which would otherwise begin or end a line alone. */
const word = new RegExp(String.raw`[\p{Ps}\p{Pi}„]*${wholeWord}(?:’\p{L}+)*(?:(?!&)\p{P})*`, 'gu');
const plainText = new Set(['noscript', 'option', 'script', 'style', 'text', 'textarea', 'title', 'tspan']);

/**
 * Keeps together words with a short prefix, related words in headings, and the ends of links in running text
 * (`data-whole` in `theme/base.css`). Styles cannot tell this hyphen from another, and a non-breaking hyphen is a
 * different character when searching the page or copying from it. The same goes for a no-break space, which is used
 * before the last word of a text only (`text-ends.ts`). In a flex row the surrounding text stays one item. Islands that
 * React takes over are left unchanged.
 */
export function wholeWords(page: Page): readonly Edit[] {
  const islands = page.elements.filter((element) => {
    const name = attribute(element, 'data-island');
    return name !== undefined && !isPlainIsland(name);
  });
  const headings = new Set(
    ['h1', 'h2', 'h3'].flatMap((name) => page.named(name)).flatMap((head) => onlyText(page, head)),
  );
  const links = new Set(linksInText(page).flatMap((link) => onlyText(page, link)));
  const ends = textEnds(page);
  return page.texts.flatMap((stretch): readonly Edit[] => {
    if (plainText.has(stretch.of.tagName)) return [];
    const source = page.source(stretch);
    const ended = ends.has(stretch) && !links.has(stretch) ? withWholeEnd(source) : source;
    const text = headings.has(stretch)
      ? inPhrases(source, wholeIn)
      : wholeIn(links.has(stretch) ? withWholeEnds(source, inOneLine) : ended);
    if (text === source || islands.some((island) => isInside(stretch, island))) return [];
    const { start, end } = stretch;
    return [{ start, end, text: text === ended ? text : `<span>${text}</span>` }];
  });
}

function wholeIn(text: string): string {
  return text.replace(word, (found) => inOnePiece(found));
}

/** Inline rather than a block: a line may not end before the comma that follows a link. */
function inOneLine(text: string): string {
  return `<span data-whole="line">${text}</span>`;
}

function linksInText(page: Page): readonly Element[] {
  const texts = [...page.named('p'), ...page.named('dd')];
  return page.named('a').filter((link) => texts.some((text) => isInside(link, text)));
}

/** The text of an element with a single text. */
function onlyText(page: Page, element: Element): readonly Stretch[] {
  const [text, ...others] = page.texts.filter((stretch) => isInside(stretch, element));
  return text === undefined || others.length > 0 ? [] : [text];
}
