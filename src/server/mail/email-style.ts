import type { CSSProperties } from 'react';

/** The brand's colors as literals: mail clients do not support custom properties. */
export const color = {
  paper: '#faf8f3',
  raised: '#ffffff',
  ink: '#14211c',
  quiet: '#424f49',
  drake: '#0b5d46',
  /** The drake's head, on the green of the header. */
  head: '#1b8062',
  amber: '#f5b301',
  blue: '#2f46d8',
  line: '#dcd8cc',
} as const;

/** For clients that follow the system's dark mode; the others keep the inline, light colors. */
export const darkStyles = `@media (prefers-color-scheme: dark) {
.m-ground { background-color: #0f1a17 !important; }
.m-card { background-color: #16241f !important; border-color: #2a3a34 !important; }
.m-code { background-color: #0f1a17 !important; border-color: #2a3a34 !important; }
.m-line { border-color: #2a3a34 !important; }
.m-ink { color: #eaf1ec !important; }
.m-quiet { color: #b4c2ba !important; }
.m-link { color: #9fb0ff !important; }
.m-ring { background-color: #eaf1ec !important; }
.m-band { background-color: #0c4736 !important; }
}`;

/** Neither a heading nor what is centered ends with a word alone, nor does a paragraph, in clients that can do so. */
export const lineStyles = `p { text-wrap: pretty; }
h1, .m-even { text-wrap: balance; }`;

const textFace = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
export const displayFace = `'Bricolage Grotesque', ${textFace}`;
export const digitFace = "'SF Mono', SFMono-Regular, Consolas, 'Liberation Mono', Menlo, monospace";

/** Text style of a size in pixels. Mail clients inherit nothing reliably, so each paragraph repeats everything. */
export function text(size: number, inked: string): CSSProperties {
  return {
    margin: 0,
    color: inked,
    fontFamily: textFace,
    fontSize: `${size}px`,
    lineHeight: `${Math.round(size * 1.5)}px`,
  };
}

/** The style of a bar that no client stretches to the height of a line of text. */
export function thin(height: string): CSSProperties {
  return { height, lineHeight: height, fontSize: '1px' };
}
