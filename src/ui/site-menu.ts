import type { MessageDescriptor } from '@lingui/core';
import { type Locale, pathIn } from '../domain/locale/locale.ts';
import { type LinkGroup, type PageLink, type PageRow, pages } from './pages.ts';

/** A link as a menu shows it. */
export interface MenuLink {
  readonly label: MessageDescriptor;
  readonly href: string;
  /** The page's path without locale, to tell the page that one is on; null for a place on a page. */
  readonly path: string | null;
  /** What a click on it in the header is counted as. */
  readonly cta?: PageLink['cta'];
  /** What is shown in its place while somebody is signed in here. */
  readonly signedIn?: MenuLink;
}

/** Links under one heading, in the order of the page table. */
export interface MenuGroup {
  readonly id: LinkGroup;
  readonly title: MessageDescriptor;
  readonly links: readonly MenuLink[];
}

type LinksOfPages = Readonly<Record<string, Partial<PageRow>>>;

const titles: Readonly<Record<LinkGroup, MessageDescriptor>> = {
  product: { id: 'common.group.product', message: 'Product' },
  download: { id: 'common.group.download', message: 'Downloads' },
  subscription: { id: 'common.group.subscription', message: 'Subscription' },
  learn: { id: 'common.group.learn', message: 'Privacy' },
  company: { id: 'common.group.company', message: 'Company' },
  help: { id: 'common.group.help', message: 'Help' },
  legal: { id: 'common.group.legal', message: 'Legal' },
};

/** Pages that services make; a row of the page table takes the place of one. `onePath`: it has no path with a locale. */
const servicePages: LinksOfPages & Readonly<Record<string, { readonly onePath?: true }>> = {
  '/newsletter': {
    links: [
      { group: 'company', label: { id: 'common.footer.newsletter', message: 'Newsletter' }, in: ['footer'] },
    ],
  },
  '/blog': {
    onePath: true,
    links: [{ group: 'company', label: { id: 'common.footer.blog', message: 'Blog' }, in: ['footer'] }],
  },
};

/** The groups that have links at a place of header or footer. What has no page yet is not in them. */
export function menuGroups(
  place: PageLink['in'][number],
  locale: Locale,
  table: LinksOfPages = pages,
): readonly MenuGroup[] {
  const all = Object.entries({ ...servicePages, ...table }).flatMap(([path, { links = [] }]) =>
    links.filter((link) => link.in.includes(place)).map((link) => ({ path, link })),
  );
  const order = (path: string) => (Object.hasOwn(table, path) ? 0 : 1);
  const sorted = all.toSorted((one, other) => order(one.path) - order(other.path));
  return Object.entries(titles)
    .map(([id, title]) => ({
      id: id as LinkGroup,
      title,
      links: sorted.filter(({ link }) => link.group === id).map(({ path, link }) => menuLink(path, link)),
    }))
    .filter(({ links }) => links.length > 0);

  function menuLink(path: string, { label, place: on, cta, signedIn }: PageLink): MenuLink {
    const onePath = !Object.hasOwn(table, path) && servicePages[path]?.onePath;
    const page = onePath ? path : pathIn(locale, path);
    return {
      label,
      href: on === undefined ? page : `${page}#${on}`,
      path: on === undefined ? path : null,
      ...(cta === undefined ? {} : { cta }),
      ...(signedIn === undefined ? {} : { signedIn: { ...signedIn, href: pathIn(locale, signedIn.path) } }),
    };
  }
}
