import { useLingui } from '@lingui/react';
import { eventAttributes } from '../../boot/event-attributes.ts';
import type { HeaderMenuGroups, MenuGroup, MenuLink } from '../../site-menu.ts';
import styles from './header-menu.module.css';

interface HeaderMenuProps {
  /** `bar`: a row of menus, for wide screens; `panel`: the same groups stacked, each below its heading. */
  readonly shape: 'bar' | 'panel';
  readonly menus: readonly HeaderMenuGroups[];
  /** The links that everybody needs: last in the row, first in the panel. */
  readonly bar: readonly MenuLink[];
  /** The path of the current page, without its locale. */
  readonly path: string;
}

/** The number of links that fit below one heading in a single column. */
const fewLinks = 5;

/** The header's menus, for any number of pages. They open without a script, and mark the current page. */
export function HeaderMenu({ shape, menus, bar, path }: HeaderMenuProps) {
  const { i18n } = useLingui();
  if (shape === 'panel') {
    return (
      <div className={styles.panel}>
        <div className={styles.first}>
          <Links links={bar} path={path} />
        </div>
        {menus
          .flatMap(({ groups }) => groups)
          .map((group) => (
            <details key={group.id} className={styles.fold} open={has(group, path)}>
              <summary className={styles.summary}>{i18n._(group.title)}</summary>
              <Links links={group.links} path={path} />
            </details>
          ))}
      </div>
    );
  }
  return (
    <ul className={styles.bar} role="list">
      {menus.map(({ id, title, groups, paths }) => (
        <li key={id} className={`${styles.item} ${isSmall(groups) ? styles.small : ''}`}>
          <details className={styles.group} name="header" data-menu>
            <summary
              className={styles.summary}
              data-current={(paths.includes(path) && !bar.some((link) => link.path === path)) || undefined}
            >
              {i18n._(title)}
            </summary>
            <div className={styles.menu}>
              {groups.map((group) => (
                <div key={group.id} className={styles.column}>
                  {groups.length > 1 && <p className={styles.title}>{i18n._(group.title)}</p>}
                  <Links links={group.links} path={path} hints />
                </div>
              ))}
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

function has({ links }: MenuGroup, path: string): boolean {
  return links.some((link) => link.path === path);
}

function isSmall([first, ...others]: readonly MenuGroup[]): boolean {
  return others.length === 0 && (first?.links.length ?? 0) <= fewLinks;
}

interface LinksProps {
  readonly links: readonly MenuLink[];
  readonly path: string;
  readonly hints?: boolean;
}

function Links({ links, path, hints = false }: LinksProps) {
  return (
    <ul className={styles.links} role="list">
      {links.map((link) => (
        <li key={link.href}>
          <MenuItem link={link} path={path} hints={hints} />
        </li>
      ))}
    </ul>
  );
}

interface MenuItemProps {
  readonly link: MenuLink;
  readonly path: string;
  readonly hints?: boolean;
  /** The session state that it is shown in; always shown if absent. */
  readonly shown?: 'signed-in' | 'signed-out';
}

/**
 * A link. One that depends on whether somebody is signed in is in the HTML in both versions, because a static page is
 * the same for everybody.
 */
function MenuItem({ link, path, hints = false, shown }: MenuItemProps) {
  const { i18n } = useLingui();
  if (link.signedIn !== undefined && shown === undefined) {
    return (
      <>
        <MenuItem link={link} path={path} shown="signed-out" />
        <MenuItem link={link.signedIn} path={path} shown="signed-in" />
      </>
    );
  }
  const label = i18n._(link.label);
  return (
    <a
      className={styles.link}
      data-shown={shown}
      data-away={link.away}
      href={link.href}
      aria-current={link.path === path ? 'page' : undefined}
      {...(link.cta === undefined ? {} : eventAttributes('cta_click', { cta: link.cta }))}
    >
      {hints && link.hint !== undefined ? (
        <span>
          {label}
          <span className={styles.hint}>{i18n._(link.hint)}</span>
        </span>
      ) : (
        label
      )}
    </a>
  );
}
