import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { noticeStyle } from '../../src/server/http/notice-style.ts';
import { color, darkStyles } from '../../src/server/mail/email-style.ts';
import { barColors } from '../../src/ui/theme/bar-colors.ts';

const sheet = readFileSync(path.resolve(import.meta.dirname, '../../src/ui/theme/tokens.css'), 'utf8');
const tokens = colorsIn(sheet);

/** The colors of a style sheet by name: light, dark. Of more than one, the first: others are for who asks for more contrast. */
function colorsIn(sheet: string): ReadonlyMap<string, readonly [string, string]> {
  const found = sheet.matchAll(/--([\w-]+):\s*light-dark\((#\w+), (#\w+)\)/g);
  return new Map(
    [...found].toReversed().map(([, name = '', light = '', dark = '']) => [name, [light, dark]]),
  );
}

// The server's pages and e-mails write their colors out: they need no file of the site.
describe('the colors of the site', () => {
  it.each(
    'ground raised ink quiet line edge drake ring head water ripple beak-edge speculum alarm'.split(' '),
  )('%s is the same on the plain pages of the server', (name) => {
    expect(colorsIn(noticeStyle).get(name)).toEqual(tokens.get(name));
  });

  it('ground is the same for the browser’s own bar', () => {
    expect([barColors.light, barColors.dark]).toEqual(tokens.get('ground'));
  });

  it('more contrast on the plain pages of the server is what it is on the others', () => {
    const [, more = ''] = noticeStyle.split('@media (prefers-contrast: more)');
    for (const rule of [
      '--edge: var(--ink)',
      '--quiet: var(--ink)',
      '--line: light-dark(#7d7a6c, #6d8379)',
    ]) {
      expect(more).toContain(rule);
      expect(sheet.split('@media (prefers-contrast: more)')[1]).toContain(rule);
    }
  });

  it.each([
    ['ground', color.paper, '.m-ground'],
    ['ink', color.ink, '.m-ink'],
    ['quiet', color.quiet, '.m-quiet'],
    ['speculum', color.blue, '.m-link'],
  ])('%s is the same in e-mails', (name, light, rule) => {
    const dark = new RegExp(`\\${rule} \\{ (?:background-)?color: (#\\w+)`).exec(darkStyles)?.[1];
    expect([light, dark]).toEqual(tokens.get(name));
  });
});
