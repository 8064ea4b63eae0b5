/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono';
import { BangSearchQuery } from '../../contract/search.ts';
import { pathIn } from '../../domain/locale/locale.ts';
import { bangSearchPath, mostOnPage, type NamedBang, shownTrigger } from '../../domain/search/bang-search.ts';
import { answerNotice, noticeLanguage } from '../http/notice-page.tsx';
import { readQuery } from '../http/read-input.ts';
import { waiting } from '../http/waiting.ts';
import { noticeTexts } from '../notice-texts/notice-texts.ts';
import type { BangIndex } from './bang-index.ts';

/** Maximum length of the search text in characters: no site's name is longer. */
const mostTyped = 100;

/**
 * The bang search without script, which the form of the bangs page leads to; to be mounted at the root. The search text is
 * not stored. `waitOf` counts a search and returns 0, or the milliseconds until its sender may search again.
 */
export function bangSearchRoutes(readBangs: () => Promise<BangIndex>, waitOf: (c: Context) => number): Hono {
  return new Hono().get(bangSearchPath, async (c) => {
    const { q = '', category = '', group = '', locale } = readQuery(c, BangSearchQuery);
    const typed = q.trim().slice(0, mostTyped);
    const language = noticeLanguage(c, locale);
    const texts = noticeTexts[language].bangSearch;
    const link = { href: `${pathIn(language, '/bangs')}#categories`, label: texts.back };
    const seconds = Math.ceil(waitOf(c) / 1_000);
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      const says = [texts.often(waiting(language, seconds))];
      return answerNotice(c, { language, heading: texts.headingOften, says, status: 429, link });
    }
    const bangs = await readBangs();
    const whole = typed === '' ? bangs.ofGroup(category, group) : [];
    const found = whole.length > 0 ? whole : bangs.find(typed, mostOnPage + 1);
    return answerNotice(c, {
      language,
      heading: texts.heading,
      says: [whole.length > 0 ? texts.whole(whole.length, group) : texts.found(typed, found.length)],
      content: (
        <>
          <Found bangs={whole.length > 0 ? whole : found.slice(0, mostOnPage)} typed={typed} />
          <form method="get" action={bangSearchPath}>
            <input type="hidden" name="locale" value={language} />
            <div class="field">
              <label for="q">{texts.label}</label>
              <input
                class="control"
                id="q"
                name="q"
                type="search"
                autocomplete="off"
                autocapitalize="none"
                spellcheck={false}
                value={typed}
              />
            </div>
            <button class="button" type="submit">
              {texts.button}
            </button>
          </form>
        </>
      ),
      link,
    });
  });
}

function Found({ bangs, typed }: { readonly bangs: readonly NamedBang[]; readonly typed: string }) {
  if (bangs.length === 0) return null;
  return (
    <dl class="facts">
      {bangs.map((bang) => (
        <div key={bang.triggers[0]}>
          <dt>
            <code>!{shownTrigger(bang, typed)}</code>
          </dt>
          <dd>{bang.site}</dd>
        </div>
      ))}
    </dl>
  );
}
