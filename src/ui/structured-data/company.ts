import { brand } from '../../domain/brand.ts';
import { legalEntity } from '../../domain/company/legal-entity.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { addressOf, company, type NamedCompany, type Reference, type Thing } from './thing.ts';

interface OrganizationInShort extends NamedCompany {
  readonly logo: string;
}

interface Organization extends OrganizationInShort {
  readonly legalName: string;
  readonly foundingDate: string;
  readonly address: PostalAddress;
  readonly contactPoint: readonly ContactPoint[];
}

interface PostalAddress extends Thing {
  readonly '@type': 'PostalAddress';
  readonly streetAddress: string;
  readonly addressLocality: string;
  readonly addressRegion: string;
  readonly postalCode: string;
  readonly addressCountry: string;
}

interface ContactPoint extends Thing {
  readonly '@type': 'ContactPoint';
  readonly contactType: string;
  readonly email: string;
}

interface WebSite extends Thing {
  readonly '@type': 'WebSite';
  readonly name: string;
  readonly url: string;
  readonly inLanguage: Locale;
  readonly publisher: Reference;
}

/** The company that runs the site. */
export function organization(): Organization {
  const { name, street, city, state, zipCode, country, foundedIn } = legalEntity;
  return {
    ...organizationInShort(),
    legalName: name,
    foundingDate: String(foundedIn),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zipCode,
      addressCountry: country,
    },
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer support', email: brand.supportEmail },
      { '@type': 'ContactPoint', contactType: 'press', email: brand.pressEmail },
    ],
  };
}

/** The company's name and logo, for pages other than the ones that describe it in full. */
export function organizationInShort(): OrganizationInShort {
  return { ...company, logo: `${brand.site}/icon-512.png` };
}

/** The site as a whole. Its search is described in `opensearch.xml`. */
export function webSite(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${addressOf(locale, '/')}#site`,
    name: brand.name,
    url: addressOf(locale, '/'),
    inLanguage: locale,
    // It is described in the same graph.
    publisher: { '@id': company['@id'] },
  };
}
