/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { BangSearchQuery } from '../../contract/search.ts';
import { pathIn } from '../../domain/locale/locale.ts';
import { bangSearchPath, type NamedBang } from '../../domain/search/bang-search.ts';
import { answerNotice, noticeLanguage } from '../http/notice-page.tsx';
import { readQuery } from '../http/read-input.ts';
import type { BangIndex } from './bang-index.ts';
import { bangSearchTexts } from './bang-search-texts.ts';

/** So many bangs are listed: enough for any word that means something, few enough for a page. */
const mostShown = 100;
/** So many letters of what was typed are looked for: no name of a site is longer. */
const mostTyped = 100;

/**
 * Finds bangs for whom no script runs: where the form of the page of bangs leads, to be mounted at the root. What was typed is
 * kept nowhere.
 */
export function bangSearchRoutes(readBangs: () => Promise<BangIndex>): Hono {
  return new Hono().get(bangSearchPath, async (c) => {
    const { q = '', locale } = readQuery(c, BangSearchQuery);
    const typed = q.trim().slice(0, mostTyped);
    const language = noticeLanguage(c, locale);
    const texts = bangSearchTexts[language];
    const found = (await readBangs()).find(typed, mostShown + 1);
    const shown = found.slice(0, mostShown);
    const outcome =
      found.length > mostShown
        ? texts.more(mostShown)
        : found.length > 0
          ? texts.found(found.length)
          : texts.none;
    return answerNotice(c, {
      language,
      heading: texts.heading,
      says: [typed === '' ? texts.start : outcome],
      content: (
        <>
          <Found bangs={shown} />
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
      link: { href: `${pathIn(language, '/bangs')}#categories`, label: texts.back },
    });
  });
}

function Found({ bangs }: { readonly bangs: readonly NamedBang[] }) {
  if (bangs.length === 0) return null;
  return (
    <dl class="facts">
      {bangs.map(({ triggers, site }) => (
        <div key={triggers[0]}>
          <dt>
            <code>!{triggers[0]}</code>
          </dt>
          <dd>{site}</dd>
        </div>
      ))}
    </dl>
  );
}
