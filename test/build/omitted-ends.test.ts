import { parse, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { Page } from '../../scripts/finish-pages/html.ts';
import { omittedEnds } from '../../scripts/finish-pages/omitted-ends.ts';

const html =
  '<!DOCTYPE html><html lang="en"><head></head><body><ul><li>One<ol><li class="a">x</li></ol></li><li>Two</li><!-- --></ul>' +
  '<table><thead><tr><th>A</th><td>B</td></tr></thead><tbody><tr><td>1</td></tr><tr><td><ul><li>2</li></ul></td></tr></tbody></table></body></html>';
const page = new Page(html);
const finished = page.edited(omittedEnds(page));

describe('end tags that are left out', () => {
  it('are those that a parser does without: it reads the same page', () => {
    expect(finished).not.toMatch(/<\/(?:td|th|tr|thead|tbody)>/);
    expect(finished).toContain('<li>Two</li><!-- -->');
    expect(serialize(parse(finished))).toBe(html);
  });

  it('are missed by nothing that reads finished pages', () => {
    const read = new Page(finished);
    expect(read.elements.map(({ tagName }) => tagName)).toEqual(page.elements.map(({ tagName }) => tagName));
    expect(read.named('li').map((item) => item.innerSource)[2]).toBe('Two');
    expect(read.named('td').map((cell) => cell.innerSource)).toEqual(['B', '1', '<ul><li>2</ul>']);
  });
});
