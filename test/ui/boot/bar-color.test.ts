import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { followThemeInBar } from '../../../src/ui/boot/bar-color.ts';
import { barColors } from '../../../src/ui/theme/bar-colors.ts';
import { comesTrue } from '../../support/comes-true.ts';

const root = document.documentElement;
const bars = () =>
  [...document.querySelectorAll('[name=theme-color]')].map((bar) => bar.getAttribute('content'));

/** A system whose theme the test turns over. */
function system(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  const end = new AbortController();
  onTestFinished(() => {
    end.abort();
    vi.restoreAllMocks();
    root.removeAttribute('data-theme');
    document.head.innerHTML = '';
  });
  followThemeInBar(window, { signal: end.signal });
  return {
    end,
    turnsDark: () => {
      query.matches = true;
      query.dispatchEvent(new Event('change'));
    },
  };
}

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" content="${barColors.light}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${barColors.dark}" media="(prefers-color-scheme: dark)">`;
});

it('the browser’s bar has the ground of a theme that was chosen before', () => {
  root.dataset['theme'] = 'dark';
  system(false);
  expect(bars()).toEqual([barColors.dark, barColors.dark]);
});

it('the browser’s bar follows a theme as it is chosen', async () => {
  system(true);
  root.dataset['theme'] = 'light';
  await comesTrue(() => expect(bars()).toEqual([barColors.light, barColors.light]));
  delete root.dataset['theme'];
  await comesTrue(() => expect(bars()).toEqual([barColors.dark, barColors.dark]));
});

it('the browser’s bar follows the system where no theme was chosen', () => {
  const { turnsDark } = system(false);
  expect(bars()).toEqual([barColors.light, barColors.light]);
  turnsDark();
  expect(bars()).toEqual([barColors.dark, barColors.dark]);
});
