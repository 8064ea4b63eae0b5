import { describe, expect, it } from 'vitest';
import { classesAskedFor, usedStyles } from '../../scripts/finish-pages/used-styles.ts';

const on = (...names: string[]) => {
  const present = new Set(names);
  return (name: string) => present.has(name);
};

describe('the styles that a static page carries', () => {
  it('are those whose classes it has', () => {
    expect(usedStyles('.a{color:red}.b{color:blue}.a.b{color:green}', on('a'))).toBe('.a{color:red}');
  });

  it('keep only the selectors of a list that can match', () => {
    expect(usedStyles('.a,.b,h1{margin:0}', on('b'))).toBe('.b,h1{margin:0}');
  });

  it('keep rules without a class, inside layers and queries too', () => {
    const sheet = '@layer base{h1{margin:0}.b{margin:1px}}@media (width>9px){.b{margin:2px}}';
    expect(usedStyles(sheet, on())).toBe('@layer base{h1{margin:0}}');
  });

  it('stand together by layers, in the order that they had in each', () => {
    const sheet =
      '@layer a{h1{margin:0}}@layer b{h2{margin:0}}@layer a{h1{margin:1px}}@media print{@layer a{h1{top:0}}}';
    expect(usedStyles(sheet, on())).toBe(
      '@layer a{h1{margin:0}h1{margin:1px}}@layer b{h2{margin:0}}@media print{@layer a{h1{top:0}}}',
    );
  });

  it('keep the statement that says in which order layers come', () => {
    expect(usedStyles('@layer reset,base;.b{margin:0}', on())).toBe('@layer reset,base');
  });

  it('drop key frames that nothing names, and keep the others whole', () => {
    const frames = '@keyframes ring{0%{opacity:0}to{opacity:1}}';
    expect(usedStyles(`.a{animation:ring 1s}${frames}`, on('a'))).toBe(`.a{animation:ring 1s}${frames}`);
    expect(usedStyles(`.a{animation:ring 1s}${frames}`, on())).toBe('');
  });

  it('drop properties that nothing reads any more, however they hang together', () => {
    const sheet = ':root{--a:1px;--b:var(--a);--c:2px}.x{margin:var(--b)}.y{margin:var(--c)}';
    expect(usedStyles(sheet, on('x'))).toBe(':root{--a:1px;--b:var(--a)}.x{margin:var(--b)}');
    expect(usedStyles(sheet, on())).toBe('');
    expect(usedStyles(sheet, on(), (name) => name === '--c')).toBe(':root{--c:2px}');
  });

  it.each([
    ['.a .b>.c:hover::before', ['a', 'b', 'c']],
    ['.a:not(.b)', ['a']],
    [':is(.a,.b:not(.c)) .d', ['d']],
    ['html:has(.open) .menu', ['open', 'menu']],
    ['.page:has(input[value="a"]:checked) .entry', ['page', 'entry']],
    ['html:has(> .open:not(.gone)) .menu', ['open', 'menu']],
    ['html:has(.open, .shut) .menu', ['menu']],
    ['.menu:not(:has(.open))', ['menu']],
    ['[href$=".html"].a', ['a']],
    ['.a\\:b', ['a:b']],
    ['h1', []],
  ])('%s asks for %j', (selector, classes) => {
    expect(classesAskedFor(selector)).toEqual(classes);
  });
});
