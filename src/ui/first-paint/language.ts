import { kept } from './kept.ts';
import { dataset, lang } from './root.ts';

/** Bots would index the hint as the page's text, and host apps have a language of their own. */
const notFor = /bot|crawl|headless|ddg|duckduckgo/i;

/**
 * Sets `data-hint` on `<html>` if this page exists in the visitor's own language; CSS shows the hint in that language
 * (`components/shell/language-hint.tsx`) from the first paint on. `boot/language-hint.ts` closes it.
 */
export function hintLanguage(): void {
  const wanted = wantedLanguage();
  if (!wanted || wanted === lang) return;
  // The second pattern is that of the host app on Windows.
  const isFor = !notFor.test(navigator.userAgent) && !('windowsInteropPostMessage' in window);
  if (isFor && kept('localStorage', 'language_hint') === null) dataset['hint'] = wanted;
}

/** The first of the visitor's languages that is among the page's (`data-locales`, such as `en|de`). */
function wantedLanguage(): string | undefined {
  const offered = dataset['locales']?.split('|');
  return navigator.languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((language) => offered?.includes(language ?? ''));
}
