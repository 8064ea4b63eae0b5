import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { locales } from '../../../domain/locale/locale-rows.ts';
import { pageAt } from '../../pages.ts';

interface LanguageLinksProps {
  readonly className?: string | undefined;
  readonly locale: Locale;
  /** The page's path without its locale. */
  readonly path: string;
  /** The languages that the page is available in. */
  readonly offered: readonly Locale[];
}

/** Links to this page in every language, each by its own name. */
export function LanguageLinks({ className, locale, path, offered }: LanguageLinksProps) {
  return (
    <ul className={className} role="list">
      {offered.map((tag) => (
        <li key={tag}>
          <a
            href={pageIn(tag, path)}
            hrefLang={tag}
            lang={tag}
            data-language={tag}
            aria-current={tag === locale ? 'true' : undefined}
          >
            {locales[tag].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Where a page is in another language. The 404 page stands for an address that is missing there as well, so that language's
 * home page takes its place.
 */
export function pageIn(tag: Locale, path: string): string {
  return pathIn(tag, pageAt(path).name === '404' ? '/' : path);
}
