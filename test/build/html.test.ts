import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { attribute, innerText, isInside, Page, resolved } from '../../scripts/finish-pages/html.ts';

const body = renderToString(
  h('main', { className: 'a b', 'data-live-root': '' }, [
    h('img', { key: 1, src: '/a.png', alt: 'a > b, "c" & \'d\'', width: 3 }),
    h('svg', { key: 2, viewBox: '0 0 1 1' }, h('path', { d: 'M0 0' }), h('use', { href: '#a' })),
    h('p', { key: 3 }, 'text', 'text', h('br'), '1 < 2 &amp; 3'),
    h('input', { key: 4, disabled: true, value: 'ä', readOnly: true }),
    h('textarea', { key: 5, defaultValue: '<b>' }),
    h('noscript', { key: 6 }, h('p')),
    h('div', { key: 7, dangerouslySetInnerHTML: { __html: '<p>a<br />b<code class="x">&lt;p></code></p>' } }),
  ]),
);
const html =
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>a &amp; &#x27;b&#x27;</title>` +
  `<script>if ("<p>" < 1) "<!--"</script><style>a>b{}</style></head><body>${body}<!--$-->x<!--/$--></body></html>`;

describe('a page that is read', () => {
  it('has the elements, attributes and comments that a parser finds, at the same places', () => {
    const page = new Page(html);
    const elements = page.elements.map(({ tagName, start, end, attributes }) => ({
      ...{ tagName, start, end },
      attributes: [...attributes],
    }));
    const parsed = parsedNodes(html);
    expect(elements).toEqual(
      parsed.flatMap((node) =>
        'tagName' in node
          ? {
              tagName: node.tagName.toLowerCase(),
              start: node.sourceCodeLocation?.startOffset,
              end: node.sourceCodeLocation?.endOffset,
              attributes: node.attrs.map(({ name, value }) => [name.toLowerCase(), value]),
            }
          : [],
      ),
    );
    expect(page.comments.map((comment) => comment.start)).toEqual(
      parsed.flatMap((node) => (node.nodeName === '#comment' ? node.sourceCodeLocation?.startOffset : [])),
    );
  });

  it('tells what stands in an element', () => {
    const page = new Page(html);
    const [title, main, image] = [...page.named('title'), ...page.named('main'), ...page.named('img')];
    expect(title && resolved(innerText(title))).toBe("a & 'b'");
    expect(main && image && isInside(image, main)).toBe(true);
    expect(main && image && isInside(main, image)).toBe(false);
    expect(image && attribute(image, 'alt')).toBe('a > b, "c" & \'d\'');
  });

  it.each([
    ['<p><b></p>', '</p> stands where <b> is open'],
    ['<p>', '<p> has no end tag'],
    ['</p>', '</p> stands where <undefined> is open'],
    ['<script>', '<script> has no end tag'],
  ])('is refused when its tags do not fit: %s', (page, says) => {
    expect(() => new Page(page)).toThrow(says);
  });

  it('is refused with a reference that nobody writes', () => {
    expect(() => resolved('&hellip;')).toThrow('&hellip; is not known');
  });
});

/** Every node, in the order of the text. */
function parsedNodes(text: string): readonly DefaultTreeAdapterTypes.Node[] {
  const nodes: DefaultTreeAdapterTypes.Node[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    nodes.push(node);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(text, { sourceCodeLocationInfo: true }));
  return nodes;
}
