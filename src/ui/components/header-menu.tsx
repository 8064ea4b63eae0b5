import { useLingui } from '@lingui/react';
import { eventAttributes } from '../boot/event-attributes.ts';
import type { MenuGroup, MenuLink } from '../site-menu.ts';
import styles from './header-menu.module.css';

interface HeaderMenuProps {
  /** `bar`: a line in which each group opens a menu of its own; `panel`: everything under headings. */
  readonly shape: 'bar' | 'panel';
  readonly groups: readonly MenuGroup[];
  /** The links that everybody needs: last in the line, first in the panel. */
  readonly bar: readonly MenuLink[];
  /** The path of the page that one is on, without its locale. */
  readonly path: string;
}

/** The header's links, for as many pages as there are: a menu opens without a script and marks the page that one is on. */
export function HeaderMenu({ shape, groups, bar, path }: HeaderMenuProps) {
  const { i18n } = useLingui();
  if (shape === 'panel') {
    return (
      <div className={styles.panel}>
        <Links links={bar} path={path} />
        {groups.map(({ id, title, links }) => (
          <div key={id}>
            <p className={styles.title}>{i18n._(title)}</p>
            <Links links={links} path={path} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.bar} role="list">
      {groups.map(({ id, title, links }) => (
        <li key={id}>
          <details className={styles.group} name="header" data-menu>
            <summary
              className={styles.summary}
              data-current={links.some((link) => link.path === path) || undefined}
            >
              {i18n._(title)}
            </summary>
            <div className={styles.menu}>
              <Links links={links} path={path} />
            </div>
          </details>
        </li>
      ))}
      {bar.map((link) => (
        <li key={link.href}>
          <MenuItem link={link} path={path} />
        </li>
      ))}
    </ul>
  );
}

function Links({ links, path }: { readonly links: readonly MenuLink[]; readonly path: string }) {
  return (
    <ul className={styles.links} role="list">
      {links.map((link) => (
        <li key={link.href}>
          <MenuItem link={link} path={path} />
        </li>
      ))}
    </ul>
  );
}

interface MenuItemProps {
  readonly link: MenuLink;
  readonly path: string;
  /** Shown only then; without it always. */
  readonly shown?: 'signed-in' | 'signed-out';
}

/** A link. What depends on who is signed in stands in the HTML in both ways, as a static page is the same for everybody. */
function MenuItem({ link, path, shown }: MenuItemProps) {
  const { i18n } = useLingui();
  if (link.signedIn !== undefined && shown === undefined) {
    return (
      <>
        <MenuItem link={link} path={path} shown="signed-out" />
        <MenuItem link={link.signedIn} path={path} shown="signed-in" />
      </>
    );
  }
  return (
    <a
      className={styles.link}
      data-shown={shown}
      href={link.href}
      aria-current={link.path === path ? 'page' : undefined}
      {...(link.cta === undefined ? {} : eventAttributes('cta_click', { cta: link.cta }))}
    >
      {i18n._(link.label)}
    </a>
  );
}
