import { describe, expect, it } from 'vitest';
import { balanced, type Unit } from '../../scripts/finish-pages/heading-lines.ts';
import { inPhrases } from '../../scripts/finish-pages/heading-phrases.ts';
import { Page } from '../../scripts/finish-pages/html.ts';
import { wholeWords } from '../../scripts/finish-pages/whole-words.ts';

/** A heading with what is in one piece in brackets. */
const pieces = (heading: string) =>
  inPhrases(heading, (word) => word)
    .replaceAll('<span data-whole>', '[')
    .replaceAll('</span>', ']');

describe('a heading', () => {
  it('has its clauses in one piece each', () => {
    expect(pieces('Was wir speichern, und wie lange')).toBe('[[Was wir] speichern,] [und wie lange]');
    expect(pieces('Private AI chat: privacy policy and terms')).toBe(
      '[Private AI chat:] [privacy policy and terms]',
    );
  });

  it('has its sentences in one piece, and in those their clauses', () => {
    expect(pieces('Sehen Sie, wer Sie verfolgt. Und dann nicht.')).toBe(
      '[[Sehen Sie,] [wer Sie verfolgt.]] [Und dann nicht.]',
    );
  });

  it('has a word with what it belongs to, where lines are not much shorter for it', () => {
    expect(pieces('Features before they’re finished')).toBe('[Features before] [they’re finished]');
    expect(pieces('Das kurze Leben einer Suche')).toBe('[Das kurze Leben] einer Suche');
  });

  it('is left to the browser where its lines are as good, or nothing makes them better', () => {
    expect(pieces('An issue of the weekly news')).toBe('An issue of the weekly news');
    expect(pieces('Straight to the site you want')).toBe('Straight to the site you want');
    expect(pieces('Was auf Ihrem Gerät bleibt')).toBe('Was auf Ihrem Gerät bleibt');
  });

  it('has nothing in one piece that would leave a line of one or two words above others', () => {
    for (const heading of [
      'Tracker werden blockiert, bevor sie laden',
      'Möchten Sie sehen, was als Nächstes kommt?',
      'Fragen Sie eine KI, ohne zu sagen, wer Sie sind',
      'You pay on our payment provider’s page',
    ])
      expect(pieces(heading)).toBe(heading);
    expect(pieces('Is someone using your name? Call us.')).toBe('[Is someone using your name?] [Call us.]');
    expect(pieces('Ein Browser, der Sie in Ruhe lässt')).toBe('[Ein Browser,] [der Sie in Ruhe lässt]');
  });

  it('has in one piece nothing that a narrow screen has no line for', () => {
    expect(pieces('Alles über Datenschutzeinstellungen')).toBe('Alles über Datenschutzeinstellungen');
  });

  it('may begin with a clause of its own', () => {
    expect(pieces('First, ask it about itself')).toBe('First, ask it about itself');
    expect(pieces('Privat, ohne dass man es merkt')).toMatch(/^Privat, /);
  });

  it('is not parted behind a number or a short word', () => {
    expect(pieces('9 million: downloads')).toBe('[9 million:] downloads');
    expect(pieces('Abo: Hinweise und Bedingungen')).toBe('Abo: Hinweise und Bedingungen');
    expect(pieces('1. Who we are')).toBe('1. Who we are');
  });
});

describe('in a page', () => {
  const finished = (body: string) => {
    const page = new Page(`<!doctype html><html><head></head><body>${body}</body></html>`);
    return /<body>(.*)<\/body>/s.exec(page.edited(wholeWords(page)))?.[1];
  };

  it('headings are taken apart, with the words in them that stay in one piece, and other texts are not', () => {
    expect(finished('<h2>Drei Schritte, ohne E-Mail</h2><p>Für jeden, ohne Konto</p>')).toBe(
      '<h2><span><span data-whole>Drei Schritte,</span> <span data-whole>ohne <span data-whole>E-Mail</span></span></span></h2><p>Für jeden, ohne Konto</p>',
    );
  });

  it('links of texts do not begin or end a line with one word, and a link elsewhere is as it is', () => {
    const link = (text: string) => `<a href="/">${text}</a>`;
    expect(finished(`<p>It is ours. ${link('See our figures')}.</p>`)).toBe(
      `<p>It is ours. ${link('<span><span data-whole="line">See our figures</span></span>')}.</p>`,
    );
    for (const long of ['Alle Spenden ansehen', 'Download for Windows'])
      expect(finished(`<p>${link(long)}</p>`), 'wider than a phone with large text').toBe(
        `<p>${link(long)}</p>`,
      );
    expect(finished(`<p>${link('Here is all of what we keep')}</p>`)).toBe(
      `<p>${link('<span><span data-whole="line">Here is</span> all of what <span data-whole="line">we keep</span></span>')}</p>`,
    );
    expect(finished(`<p>${link('Datenschutzhinweise und')}</p>`)).toBe(
      `<p>${link('Datenschutzhinweise und')}</p>`,
    );
    expect(finished(`<ul><li>${link('What we keep')}</li></ul>`)).toBe(
      `<ul><li>${link('What we keep')}</li></ul>`,
    );
  });

  it('a heading that says itself what is in it stays as it is', () => {
    const heading = '<h2>Fast, <b>and private</b></h2>';
    expect(finished(heading)).toBe(heading);
  });
});

describe('the lines of a heading', () => {
  const linesOf = (widths: readonly number[], room: number, isLastInTwo: boolean) =>
    balanced(
      widths.map((width): Unit => ({ words: 1, width })),
      room,
      isLastInTwo,
    ).map((line) => line.reduce((sum, { words }) => sum + words, 0));

  it('are as few as there must be, and about as long as each other', () => {
    expect(linesOf([2, 2, 2, 2], 10, false)).toEqual([4]);
    expect(linesOf([2, 2, 2, 2], 7, false)).toEqual([2, 2]);
    expect(linesOf([3, 1, 3, 3], 5, false)).toEqual([2, 1, 1]);
  });

  it('end with two words, if a browser sees to that and they have room', () => {
    expect(linesOf([5, 2, 2, 4], 6.4, true)).toEqual([1, 1, 2]);
    expect(linesOf([5, 2, 2, 4], 6.4, false)).toEqual([1, 2, 1]);
    expect(linesOf([5, 2, 2, 5], 6.4, true)).toEqual([1, 2, 1]);
  });
});
