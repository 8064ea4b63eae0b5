import { describe, expect, it } from 'vitest';
import { Page } from '../../scripts/finish-pages/html.ts';
import { wholeWords } from '../../scripts/finish-pages/whole-words.ts';

/** A page's body as it is finished, with `_` for a space that does not break. */
function finished(body: string): string | undefined {
  const page = new Page(`<!doctype html><html><head></head><body>${body}</body></html>`);
  return /<body>(.*)<\/body>/s.exec(page.edited(wholeWords(page)))?.[1]?.replaceAll('\u00a0', '_');
}

describe('the end of a text', () => {
  it('has its short last word beside the one before it', () => {
    expect(finished('<p>You ask and it answers, with no profile of you.</p>')).toBe(
      '<p>You ask and it answers, with no profile of_you.</p>',
    );
    expect(finished('<ul><li>See <a href="/">the list</a> of everything that we keep.</li></ul>')).toBe(
      '<ul><li>See <a href="/">the list</a> of everything that we_keep.</li></ul>',
    );
    expect(finished('<dl><dd>An <b>e-mail</b> of ours has 7-day links that work for you.</dd></dl>')).toBe(
      '<dl><dd>An <b><span><span data-whole>e-mail</span></span></b><span> of ours has <span data-whole>7-day</span> links that work for_you.</span></dd></dl>',
    );
  });

  it('is as it was where the last word is long, the text is one line, or it is none of these', () => {
    for (const text of [
      '<p>You ask and it answers, and we keep no history.</p>',
      '<p>We keep it for you.</p>',
      '<p>Sie bestätigen es mit der Wiederherstellungsnummer hier.</p>',
      '<div>You ask and it answers, with no profile of you.</div>',
    ])
      expect(finished(text)).toBe(text);
  });

  it('is not that of the text before a paragraph that has none', () => {
    const text = '<div>You ask and it answers, with no profile of you.</div><p></p>';
    expect(finished(text)).toBe(text);
  });

  it('is not bound in an island that takes its text over', () => {
    const island = '<div data-island="settings"><p>You ask and it answers, with no profile of you.</p></div>';
    expect(finished(island)).toBe(island);
  });
});
