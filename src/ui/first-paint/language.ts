import { kept } from './kept.ts';

const { dataset, lang } = document.documentElement;
/** Bots would list the hint as the page's text; host apps have a language of their own. */
const notFor = /bot|crawl|headless|ddg|duckduckgo/i;

/**
 * Says on `<html>` (`data-hint`) that this page is there in the visitor's own language; by it CSS shows the hint in that language
 * (`components/shell/language-hint.tsx`), from the first paint on. What closes it is in `boot/language-hint.ts`.
 */
export function hintLanguage(): void {
  const wanted = wantedLanguage();
  // The second sign is that of the host app on Windows.
  const isFor = !notFor.test(navigator.userAgent) && !('windowsInteropPostMessage' in window);
  if (wanted && wanted !== lang && isFor && kept('localStorage', 'language_hint') === null)
    dataset['hint'] = wanted;
}

/** The first of the visitor's languages that this page is in, of those in `data-locales`: `en|de`. */
function wantedLanguage(): string | undefined {
  const offered = new RegExp(`^(${dataset['locales']})\\b`);
  return navigator.languages.map((tag) => offered.exec(tag.toLowerCase())?.[1]).find(Boolean);
}
