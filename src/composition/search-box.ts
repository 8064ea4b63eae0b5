import { DocumentCookieJar } from '../adapters/cookie/document-cookie-jar.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpSuggestionApi } from '../adapters/http/http-suggestion-api.ts';
import type { SuggestionApi } from '../application/ports/suggestion-api.ts';
import { Suggest } from '../application/search/suggest.ts';
import { searchWebOrigin } from '../domain/search/service.ts';
import { settingsFromCookies, withAddress } from '../domain/settings/formats.ts';
import { madeForVisit, notInProduction } from './environment-of-visit.ts';

/** The search box of a static page, wired by hand as in `static-page.ts` because it must respond to the first keystroke. */
export async function searchBox() {
  const cookies = new DocumentCookieJar(document, location);
  const settings = () =>
    withAddress(
      settingsFromCookies((name) => cookies.read(name)),
      new URL(location.href).searchParams,
    );
  return { suggest: new Suggest(await suggestionApi(), settings) };
}

async function suggestionApi(): Promise<SuggestionApi> {
  return madeForVisit<SuggestionApi>(
    () => {
      const search = searchWebOrigin(new URL(location.href), import.meta.env.DEV === true);
      return new HttpSuggestionApi(new HttpClient({ urls: { search } }));
    },
    import.meta.env.VITE_SITE_ENV === 'production'
      ? notInProduction
      : async () => (await import('./fake-suggestions.ts')).fakeSuggestions(),
  );
}
