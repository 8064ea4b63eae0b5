import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../src/ui/theme/tokens.css', import.meta.url), 'utf8');
const themes = ['light', 'dark'] as const;

const text = 4.5;
const control = 3;
/** Thin shapes of a drawing: stems, and the curl of a tail. */
const stem = 3;
/** WCAG's AAA, for what is set small. */
const smallText = 7;
const pairs: readonly (readonly [front: string, back: string, atLeast: number])[] = [
  ...['ground', 'raised', 'sunken'].flatMap((back) => [
    ['ink', back, text] as const,
    ['quiet', back, smallText] as const,
    ['drake', back, text] as const,
    ['speculum', back, text] as const,
    ['alarm', back, text] as const,
    ['edge', back, control] as const,
    ['beak-edge', back, control] as const,
  ]),
  ['on-beak', 'beak', text],
  ['on-beak', 'beak-hover', text],
  ['on-drake', 'drake', text],
  ['on-drake-deep', 'drake-deep', text],
  ['on-drake-deep-quiet', 'drake-deep', smallText],
  ['beak', 'drake-deep', control],
  ['ink', 'drake-wash', text],
  ['quiet', 'drake-wash', smallText],
  ['drake', 'drake-wash', text],
  ['ink', 'alarm-wash', text],
  ['alarm', 'alarm-wash', text],
  ['on-speculum', 'speculum', text],
  ['ground', 'alarm', text],
  ['ink', 'sky', text],
  ['quiet', 'sky', smallText],
  ['drake', 'sky', text],
  ['speculum', 'sky', control],
  ...['ground', 'sky', 'hill'].flatMap((back) => [
    ['reed', back, stem] as const,
    ['reed-deep', back, stem] as const,
  ]),
  ['tail', 'ground', stem],
  ['tail', 'sky', stem],
];

describe.each(themes)('text and controls in the %s theme can be read', (theme) => {
  it.each(pairs)('%s on %s has at least %d to 1', (front, back, atLeast) => {
    expect(ratio(color(front, theme), color(back, theme))).toBeGreaterThanOrEqual(atLeast);
  });
});

function color(token: string, theme: (typeof themes)[number]): string {
  const both = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const one = new RegExp(`--${token}: (#[0-9a-f]{6})`).exec(css);
  const found = both?.[theme === 'light' ? 1 : 2] ?? one?.[1];
  if (found === undefined) throw new Error(`tokens.css has no --${token}`);
  return found;
}

function ratio(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
