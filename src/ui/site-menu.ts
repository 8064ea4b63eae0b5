import type { MessageDescriptor } from '@lingui/core';
import { brand } from '../domain/brand.ts';
import { type Locale, pathIn } from '../domain/locale/locale.ts';
import { type LinkGroup, type PageLink, type PageRow, pages } from './pages.ts';

/** A link as a menu shows it. */
export interface MenuLink {
  readonly label: MessageDescriptor;
  /** What it leads to, in a few words. */
  readonly hint?: MessageDescriptor;
  readonly href: string;
  /** The page's path without locale, to recognize the current page; null for an anchor and for another site. */
  readonly path: string | null;
  /** True if it leads to another site. */
  readonly away?: true;
  /** The `cta` of the event that a click on it in the header sends. */
  readonly cta?: PageLink['cta'];
  /** Shown instead while somebody is signed in here. */
  readonly signedIn?: MenuLink;
}

/** Links below one heading, in the page table's order. */
export interface MenuGroup {
  readonly id: LinkGroup;
  readonly title: MessageDescriptor;
  readonly links: readonly MenuLink[];
}

/** A menu of the header: its groups are side by side. */
export interface HeaderMenuGroups {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly groups: readonly MenuGroup[];
  /** The paths of its pages, including those of its groups that are only linked in the footer. */
  readonly paths: readonly string[];
}

type LinksOfPages = Readonly<Record<string, Partial<PageRow>>>;

const titles: Readonly<Record<LinkGroup, MessageDescriptor>> = {
  product: { id: 'common.group.product', message: 'Products' },
  download: { id: 'common.group.download', message: 'Downloads' },
  subscription: { id: 'common.group.subscription', message: '{name} Pro', values: { name: brand.name } },
  learn: { id: 'common.group.learn', message: 'Privacy' },
  company: { id: 'common.group.company', message: 'Company' },
  help: { id: 'common.group.help', message: 'Help' },
  legal: { id: 'common.group.legal', message: 'Legal' },
};

/** Three menus for seven groups: in some languages, more would not fit into the header at 800 px. */
const menus: readonly {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly of: readonly LinkGroup[];
}[] = [
  { id: 'products', title: titles.product, of: ['product', 'download', 'subscription'] },
  { id: 'privacy', title: titles.learn, of: ['learn', 'legal'] },
  { id: 'about', title: { id: 'common.menu.about', message: 'About' }, of: ['company', 'help'] },
];

/** Links to other sites of ours, after the pages of their group. */
const linksAway: readonly (Pick<PageLink, 'group' | 'label' | 'hint' | 'in'> & { readonly href: string })[] =
  [
    {
      group: 'product',
      label: { id: 'common.away.chat', message: 'Open AI chat' },
      href: brand.links.chat,
      in: ['footer'],
    },
    {
      group: 'help',
      label: { id: 'common.away.help', message: 'Help pages' },
      href: brand.links.help,
      in: ['menu', 'footer'],
    },
    {
      group: 'help',
      label: { id: 'common.away.community', message: 'Community' },
      href: brand.links.community,
      in: ['menu', 'footer'],
    },
  ];

/** The groups that have links in a part of header or footer. Pages that do not exist yet are left out. */
export function menuGroups(
  place: PageLink['in'][number],
  locale: Locale,
  table: LinksOfPages = pages,
): readonly MenuGroup[] {
  const onSite = Object.entries(table).flatMap(([path, { links = [] }]) =>
    links.filter((link) => link.in.includes(place)).map((link) => ({ path, link })),
  );
  const away = linksAway.filter((link) => link.in.includes(place));
  return Object.entries(titles)
    .map(([id, title]) => ({
      id: id as LinkGroup,
      title,
      links: [
        ...onSite.filter(({ link }) => link.group === id).map(({ path, link }) => menuLink(path, link)),
        ...away
          .filter(({ group }) => group === id)
          .map(({ group: _, in: __, ...link }): MenuLink => ({ ...link, path: null, away: true })),
      ],
    }))
    .filter(({ links }) => links.length > 0);

  function menuLink(path: string, { label, hint, place: on, cta, signedIn }: PageLink): MenuLink {
    const page = pathIn(locale, path);
    return {
      label,
      ...(hint === undefined ? {} : { hint }),
      href: on === undefined ? page : `${page}#${on}`,
      path: on === undefined ? path : null,
      ...(cta === undefined ? {} : { cta }),
      ...(signedIn === undefined ? {} : { signedIn: { ...signedIn, href: pathIn(locale, signedIn.path) } }),
    };
  }
}

/** The header's menus that have links. */
export function headerMenus(locale: Locale, table: LinksOfPages = pages): readonly HeaderMenuGroups[] {
  const groups = menuGroups('menu', locale, table);
  return menus
    .map(({ id, title, of }) => ({
      id,
      title,
      groups: groups.filter((group) => of.includes(group.id)),
      paths: Object.entries(table).flatMap(([path, { links = [] }]) =>
        links.some(({ group, place }) => of.includes(group) && place === undefined) ? [path] : [],
      ),
    }))
    .filter((menu) => menu.groups.length > 0);
}
