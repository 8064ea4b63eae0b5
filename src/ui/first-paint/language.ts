import { kept } from './kept.ts';
import { dataset, lang } from './root.ts';

/** Bots would list the hint as the page's text; host apps have a language of their own. */
const notFor = /bot|crawl|headless|ddg|duckduckgo/i;

/**
 * Says on `<html>` (`data-hint`) that this page is there in the visitor's own language; by it CSS shows the hint in that language
 * (`components/shell/language-hint.tsx`), from the first paint on. What closes it is in `boot/language-hint.ts`.
 */
export function hintLanguage(): void {
  const wanted = wantedLanguage();
  if (!wanted || wanted === lang) return;
  // The second sign is that of the host app on Windows.
  const isFor = !notFor.test(navigator.userAgent) && !('windowsInteropPostMessage' in window);
  if (isFor && kept('localStorage', 'language_hint') === null) dataset['hint'] = wanted;
}

/** The first of the visitor's languages that this page is in, of those in `data-locales`: `en|de`. */
function wantedLanguage(): string | undefined {
  const offered = dataset['locales']?.split('|');
  return navigator.languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((language) => offered?.includes(language ?? ''));
}
