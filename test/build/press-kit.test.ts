import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawPng } from '../../scripts/press-kit/draw-png.ts';
import { DrawingsOfPage } from '../../scripts/press-kit/standalone-svg.ts';
import { zipOf } from '../../scripts/press-kit/zip.ts';

const text = (content: string) => Buffer.from(content, 'utf8');

describe('the archive', () => {
  const files = [
    { name: 'kit/a.txt', content: text('duck') },
    { name: 'kit/ü.txt', content: text('Ente') },
  ];
  const zip = zipOf(files);

  it('lists each file with its place, its size and its sum', () => {
    const end = zip.subarray(-22);
    expect(end.readUInt32LE(0)).toBe(0x06054b50);
    expect(end.readUInt16LE(10)).toBe(2);
    let at = end.readUInt32LE(16);
    expect(at + end.readUInt32LE(12)).toBe(zip.length - 22);
    for (const { name, content } of files) {
      const length = zip.readUInt16LE(at + 28);
      expect(zip.readUInt32LE(at)).toBe(0x02014b50);
      expect(zip.subarray(at + 46, at + 46 + length).toString('utf8')).toBe(name);
      expect(zip.readUInt32LE(at + 16)).toBe(crc32(content));
      const local = zip.readUInt32LE(at + 42);
      expect(zip.readUInt32LE(local)).toBe(0x04034b50);
      const start = local + 30 + zip.readUInt16LE(local + 26);
      expect(zip.subarray(start, start + content.length)).toEqual(content);
      at += 46 + length;
    }
  });

  it('is the same bytes from the same files', () => {
    expect(zipOf(files)).toEqual(zip);
  });
});

describe('a drawing of the press page as a file of its own', () => {
  const html = `<!doctype html><html><head><title>t</title><style>
    html{font-family:var(--text)}@layer tokens{:root{--text:serif;--a:light-dark(#fff, #000);--b:var(--a)}}
    @layer page{.x{fill:var(--b);display:grid}.y{fill:red}.x:hover{fill:blue}@media print{.x{fill:green}}}
    </style></head><body><figure data-press-kit="mark"><svg class="x" viewBox="0 0 64 32"><path d="M0 0"></path></svg></figure></body></html>`;

  it('has its own styles in the colors of a theme, and none of the page', () => {
    const page = new DrawingsOfPage(html);
    expect(page.svg('mark', 'dark')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" class="x" viewBox="0 0 64 32"><style>svg{font-family:serif}.x{fill:#000}</style><path d="M0 0"></path></svg>',
    );
    expect(page.svg('mark', 'light')).toContain('.x{fill:#fff}');
  });

  it('has the corners that the page cuts off it', () => {
    const rounded = html.replace('.y{fill:red}', '.x{border-radius:10% / 20%}');
    expect(new DrawingsOfPage(rounded).svg('mark', 'light')).toContain(
      '<clipPath id="corners"><rect width="64" height="32" rx="6.4"/></clipPath><g clip-path="url(#corners)"><path d="M0 0"></path></g></svg>',
    );
  });

  it('is missed when the page has none of that name', () => {
    expect(() => new DrawingsOfPage(html).svg('vpn', 'light')).toThrow('vpn');
  });
});

describe('a drawing as an image', () => {
  const svg = (style: string, words: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><style>svg{font-family:system-ui,sans-serif}.a{${style}}</style><text class="a" y="15">${words}</text></svg>`;

  it('is as large as asked for', () => {
    const image = Buffer.from(drawPng(svg('font-size:14px', 'VPN is on'), 4));
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([320, 80]);
  });

  it('has its words in the weight and face of the page, wherever it is made', () => {
    const images = ['font-size:14px', 'font-weight:650', 'font:750 14px "Bricolage",system-ui'].map((style) =>
      Buffer.from(drawPng(svg(style, 'VPN is on'), 2)).toString('base64'),
    );
    const blank = Buffer.from(drawPng(svg('font-size:14px', ''), 2)).toString('base64');
    expect(new Set([...images, blank]).size).toBe(4);
  });
});
