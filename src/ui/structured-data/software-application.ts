import { brand } from '../../domain/brand.ts';
import { type Download, minimumSystems } from '../../domain/download/apps.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { addressOf, company, type NamedCompany, type Thing } from './thing.ts';

interface SoftwareApplication extends Thing {
  readonly '@type': 'SoftwareApplication';
  readonly name: string;
  readonly description: string;
  readonly applicationCategory: 'BrowserApplication';
  readonly operatingSystem: string;
  readonly url: string;
  readonly inLanguage: Locale;
  readonly publisher: NamedCompany;
  readonly offers: {
    readonly '@type': 'Offer';
    readonly price: 0;
    readonly priceCurrency: string;
  };
}

/** The browser, on a page that offers it for download. The systems come from the table of minimum versions. */
export function softwareApplication(given: {
  /** The name of an app that is installed beside the browser; the browser if absent. */
  readonly name?: string;
  readonly locale: Locale;
  /** The page, without locale. */
  readonly path: string;
  /** In the page's language. */
  readonly description: string;
  readonly downloads: readonly Download[];
}): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    name: given.name ?? brand.name,
    description: given.description,
    applicationCategory: 'BrowserApplication',
    operatingSystem: given.downloads.map((download) => minimumSystems[download].label).join(', '),
    url: addressOf(given.locale, given.path),
    inLanguage: given.locale,
    publisher: company,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  };
}
