// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { HeaderMenu } from '../../../src/ui/components/header-menu.tsx';
import type { MenuGroup } from '../../../src/ui/site-menu.ts';
import { render } from '../support/render.tsx';

const link = (name: string) => ({
  label: { id: `x.${name}`, message: name },
  href: `/de/${name}`,
  path: `/${name}`,
});

/** As many links as the site will have pages. */
const groups: readonly MenuGroup[] = (['product', 'subscription', 'company', 'legal'] as const).map((id) => ({
  id,
  title: { id: `x.title.${id}`, message: id },
  links: Array.from({ length: 10 }, (_, place) => link(`${id}-${place}`)),
}));

const menu = { groups, bar: [link('plans'), link('login')], path: '/company-3' };

describe('the header’s menu', () => {
  it('keeps forty links behind four headings, and the few that everybody needs in the line', async () => {
    const page = await render(<HeaderMenu shape="bar" {...menu} />);
    expect([...page.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      'product',
      'subscription',
      'company',
      'legal',
    ]);
    expect(page.querySelectorAll('details[data-menu][name=header] a')).toHaveLength(40);
    expect([...page.querySelectorAll('a')].filter((a) => a.closest('details') === null)).toHaveLength(2);
  });

  it('marks the page that one is on, and the heading that it stands under', async () => {
    const page = await render(<HeaderMenu shape="bar" {...menu} />);
    expect(page.querySelector('[aria-current=page]')?.getAttribute('href')).toBe('/de/company-3');
    expect(page.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(page.querySelector('[data-current]')?.textContent).toBe('company');
  });

  it('has a link in two ways where one depends on who is signed in', async () => {
    const login = { ...link('login'), signedIn: link('own') };
    const page = await render(<HeaderMenu shape="bar" {...menu} bar={[login]} />);
    const of = (shown: string) => page.querySelector(`[data-shown=${shown}]`)?.getAttribute('href');
    expect([of('signed-out'), of('signed-in')]).toEqual(['/de/login', '/de/own']);
  });

  it('shows everything under headings in the panel of a phone', async () => {
    const page = await render(<HeaderMenu shape="panel" {...menu} />);
    expect(page.querySelectorAll('a')).toHaveLength(42);
    expect(page.querySelectorAll('details')).toHaveLength(0);
    expect(page.querySelectorAll('[aria-current=page]')).toHaveLength(1);
  });
});
