import { nearestPlace } from '../../domain/content/nearest-place.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import type { BuiltSite } from './built-site.ts';

/** Finds the page most likely meant by a path without one, among all pages of its locale, and suggests it on the 404 page. */
export class NearestPage {
  private readonly built: BuiltSite;
  private readonly byLocale = new Map<string, readonly string[]>();

  constructor(built: BuiltSite) {
    // No parameter property: the build runs this file in Node, which only strips types.
    this.built = built;
  }

  /** Returns a function that fills in the suggestion (the 404 page has a hidden place for it); null if no page is close. */
  async fillingFor(asked: string): Promise<((html: string) => string) | null> {
    const address = nearestPlace(asked, this.known(splitPath(asked).locale));
    const file = address === null ? undefined : this.built.table.pages.get(address)?.file;
    if (file === undefined) return null;
    const { body } = await this.built.files.read(file, 'identity');
    const title = titleIn(new TextDecoder().decode(body));
    return title === null ? null : (html) => withLink(html, `<a href="${address}">${title}</a>`);
  }

  private known(locale: string): readonly string[] {
    const known = this.byLocale.get(locale) ?? this.pagesOf(locale);
    this.byLocale.set(locale, known);
    return known;
  }

  private pagesOf(locale: string): readonly string[] {
    const { pages, notFound } = this.built.table;
    const isMeant = (address: string) => {
      const { locale: own, path } = splitPath(address);
      return own === locale && path !== '/' && notFound[locale] !== address;
    };
    return [...pages].flatMap(([address, { isStandalone }]) =>
      !isStandalone && isMeant(address) ? [address] : [],
    );
  }
}

/** The page's title without the site's name, already HTML-escaped. */
function titleIn(html: string): string | null {
  return /<title>([^<]+?)(?: · [^·<]*)?<\/title>/.exec(html)?.[1] ?? null;
}

function withLink(html: string, link: string): string {
  return html.replace(
    /<p hidden=""( data-nearest-page="true">[^<]*)<a [^>]*>.*?<\/a>/s,
    (_, words: string) => `<p${words}${link}`,
  );
}
