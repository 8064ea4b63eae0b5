import { describe, expect, it } from 'vitest';
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
    expect(pieces('Tracker werden blockiert, bevor sie laden')).toBe(
      '[Tracker werden blockiert,] [bevor sie laden]',
    );
    expect(pieces('Private AI chat: privacy policy and terms')).toBe(
      '[Private AI chat:] [privacy policy and terms]',
    );
  });

  it('has its sentences in one piece, and in those their clauses', () => {
    expect(pieces('Sehen Sie, wer Sie verfolgt. Und dann nicht.')).toBe(
      '[[Sehen Sie,] [wer Sie verfolgt.]] [Und dann nicht.]',
    );
  });

  it('has an article with its word, but at its ends, where browsers see to it', () => {
    expect(pieces('Protected from the first page you open')).toBe('Protected [from the first] page you open');
    expect(pieces('Schutz über den Browser hinaus')).toBe('Schutz über [den Browser] hinaus');
    expect(pieces('Das kurze Leben einer Suche')).toBe('[Das kurze] Leben einer Suche');
  });

  it('has a subject with its verb, if that is short', () => {
    expect(pieces('What we do when we receive it')).toBe('[What we do] [when we] receive it');
    expect(pieces('Ask it if you can twice')).toBe('Ask it [if you can] twice');
  });

  it('keeps nothing together that is too long for a narrow screen, nor with a word that stands by itself', () => {
    expect(pieces('Wer das Unternehmen heute leitet')).toBe('Wer das Unternehmen heute leitet');
    expect(pieces('Was auf Ihrem Gerät bleibt')).toBe('[Was auf] Ihrem Gerät bleibt');
  });

  it('has no short word alone at its beginning', () => {
    expect(pieces('What everybody gets')).toBe('[What everybody] gets');
    expect(pieces('First, ask it about itself')).toBe('First, ask it about itself');
    expect(pieces('Privat, ohne dass man es merkt')).toBe('Privat, [ohne dass man] es merkt');
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
    expect(finished('<h2>Für jeden, ohne E-Mail-Adresse</h2><p>Für jeden, ohne Konto</p>')).toBe(
      '<h2><span><span data-whole>Für jeden,</span> <span data-whole>ohne <span data-whole>E-Mail-</span>Adresse</span></span></h2><p>Für jeden, ohne Konto</p>',
    );
  });

  it('a heading that says itself what is in it stays as it is', () => {
    const heading = '<h2>Fast, <b>and private</b></h2>';
    expect(finished(heading)).toBe(heading);
  });
});
