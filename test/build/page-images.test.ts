import { describe, expect, it } from 'vitest';
import { drawImage } from '../../scripts/images/draw.ts';
import { hasLetters, setLine } from '../../scripts/images/letters.ts';
import { imageTags, pageImage } from '../../scripts/images/page-image.ts';
import { scenes } from '../../scripts/images/scenes.ts';
import { setWords } from '../../scripts/images/words.ts';
import { brand } from '../../src/domain/brand.ts';
import { pageAt } from '../../src/ui/pages.ts';

describe('the image of a page', () => {
  it('is a PNG of the size that its head says, and the same bytes each time', () => {
    const image = pageImage(pageAt('/pro'), 'Plans & prices');
    const png = Buffer.from(drawImage(image.motif, image.words));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const tags = imageTags(image);
    expect(tags).toContain(`"og:image:width" content="${png.readUInt32BE(16)}"`);
    expect(tags).toContain(`"og:image:height" content="${png.readUInt32BE(20)}"`);
    expect(tags).toContain('content="Plans &amp; prices"');
    expect(Buffer.from(drawImage(image.motif, image.words)).equals(png)).toBe(true);
  });

  it.each(Object.keys(scenes) as (keyof typeof scenes)[])('draws %s with colors of the site', (motif) => {
    expect(drawImage(motif, 'A').byteLength).toBeGreaterThan(5_000);
  });

  it('has a name that changes with its words', () => {
    const nameOf = (title: string) => pageImage(pageAt('/pro'), title).name;
    expect(nameOf('Plans')).not.toBe(nameOf('Pläne'));
    expect(nameOf('Plans')).toBe(nameOf('Plans'));
  });

  it('has the brand for words where the face lacks a letter, and its own for a page that is not listed', () => {
    expect(hasLetters('Тарифы')).toBe(false);
    expect(pageImage(pageAt('/pro'), 'Тарифы')).toMatchObject({
      motif: 'subscription',
      words: brand.name,
    });
    expect(pageImage(pageAt('/404'), 'Page not found')).toMatchObject({
      motif: 'site',
      words: 'Page not found',
    });
  });

  it('sets words as wide as the face has them, whichever file of it has their letters', () => {
    expect(setLine('Łódź', 50).width).toBeCloseTo(setLine('Łódź', 100).width / 2);
    expect(() => setLine('漢', 50)).toThrow(/no 漢/);
  });

  it.each(['Where our donations go', 'Ihr Abo auf diesem Gerät'])(
    'leaves no short line in “%s” if it can be a little smaller',
    (words) => {
      const widths = setWords(words).lines.map(({ width }) => width);
      expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6);
    },
  );

  it('keeps the name of the subscription on one line', () => {
    const alone = (words: string) => setLine(words, 104).width;
    expect(setWords('Mallard Pro: plans and prices').lines[0]?.width).toBe(alone('Mallard Pro:'));
    expect(setWords('Mallard Pro: Tarife und Preise').lines[0]?.width).toBe(alone('Mallard Pro:'));
  });

  it('sets words as large as they fit where that is even', () => {
    expect(setWords('Themes').size).toBe(104);
    expect(setWords('Pair your devices')).toMatchObject({ size: 104, lines: { length: 2 } });
  });
});
