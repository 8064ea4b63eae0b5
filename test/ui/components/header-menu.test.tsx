import { describe, expect, it } from 'vitest';
import { HeaderMenu } from '../../../src/ui/components/shell/header-menu.tsx';
import type { HeaderMenuGroups, MenuGroup } from '../../../src/ui/site-menu.ts';
import { render } from '../support/render.tsx';

const link = (name: string) => ({
  label: { id: `x.${name}`, message: name },
  href: `/de/${name}`,
  path: `/${name}`,
});

const group = (id: MenuGroup['id'], count: number): MenuGroup => ({
  id,
  title: { id: `x.title.${id}`, message: id },
  links: Array.from({ length: count }, (_, place) => link(`${id}-${place}`)),
});

/** As many links as the site will have pages, and a group of one. */
const menus: readonly HeaderMenuGroups[] = [
  {
    id: 'products',
    title: { id: 'x.products', message: 'Products' },
    groups: [group('product', 12), group('download', 12)],
    paths: [],
  },
  { id: 'privacy', title: { id: 'x.privacy', message: 'Privacy' }, groups: [group('learn', 1)], paths: [] },
  {
    id: 'about',
    title: { id: 'x.about', message: 'About' },
    groups: [group('company', 9), group('help', 4)],
    paths: ['/company-3', '/in-the-footer-alone'],
  },
];

const menu = { menus, bar: [link('plans'), link('login')], path: '/company-3' };

describe('the header’s menu', () => {
  it('keeps forty links behind three headings, and the few that everybody needs in the line', async () => {
    const page = await render(<HeaderMenu shape="bar" {...menu} />);
    expect([...page.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      'Products',
      'Privacy',
      'About',
    ]);
    expect(page.querySelectorAll('details[data-menu][name=header] a')).toHaveLength(38);
    expect([...page.querySelectorAll('a')].filter((a) => a.closest('details') === null)).toHaveLength(2);
  });

  it('names the groups of a menu where it has several', async () => {
    const page = await render(<HeaderMenu shape="bar" {...menu} />);
    expect([...page.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'product',
      'download',
      'company',
      'help',
    ]);
  });

  it('marks the page that one is on, and the heading that it stands under', async () => {
    const page = await render(<HeaderMenu shape="bar" {...menu} />);
    expect(page.querySelector('[aria-current=page]')?.getAttribute('href')).toBe('/de/company-3');
    expect(page.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(page.querySelectorAll('[data-current]')).toHaveLength(1);
    expect(page.querySelector('[data-current]')?.textContent).toBe('About');
  });

  it('marks no heading beside the link of the bar that leads to the page', async () => {
    const { path } = menu.bar[0] ?? {};
    const menus = menu.menus.map((one) => ({ ...one, paths: [path ?? ''] }));
    const page = await render(<HeaderMenu shape="bar" {...menu} menus={menus} path={path ?? ''} />);
    expect(page.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(page.querySelectorAll('[data-current]')).toHaveLength(0);
  });

  it('marks the heading that a page belongs to whose link is in the footer alone', async () => {
    const page = await render(<HeaderMenu shape="bar" {...menu} path="/in-the-footer-alone" />);
    expect(page.querySelectorAll('[aria-current]')).toHaveLength(0);
    expect([...page.querySelectorAll('[data-current]')].map(({ textContent }) => textContent)).toEqual([
      'About',
    ]);
  });

  it('says below a label what is behind it, but not in the panel of a phone', async () => {
    const hinted = { ...link('vpn'), hint: { id: 'x.hint', message: 'For the whole device' } };
    const one = [
      {
        id: 'one',
        title: link('one').label,
        groups: [{ ...group('product', 0), links: [hinted] }],
        paths: [],
      },
    ];
    const bar = await render(<HeaderMenu shape="bar" {...menu} menus={one} />);
    expect(bar.textContent).toContain('For the whole device');
    const panel = await render(<HeaderMenu shape="panel" {...menu} menus={one} />);
    expect(panel.textContent).not.toContain('For the whole device');
  });

  it('has a link in two ways where one depends on who is signed in', async () => {
    const login = { ...link('login'), signedIn: link('own') };
    const page = await render(<HeaderMenu shape="bar" {...menu} bar={[login]} />);
    const of = (shown: string) => page.querySelector(`[data-shown=${shown}]`)?.getAttribute('href');
    expect([of('signed-out'), of('signed-in')]).toEqual(['/de/login', '/de/own']);
  });

  it('folds the groups in the panel of a phone, but for the one that the page is in', async () => {
    const page = await render(<HeaderMenu shape="panel" {...menu} />);
    expect(page.querySelectorAll('a')).toHaveLength(40);
    expect(page.querySelectorAll('details')).toHaveLength(5);
    expect(page.querySelector('details[open] summary')?.textContent).toBe('company');
    expect(page.querySelectorAll('details[open], [aria-current=page]')).toHaveLength(2);
  });
});
