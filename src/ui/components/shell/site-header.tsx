import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { headerMenus, menuGroups } from '../../site-menu.ts';
import { Mark } from '../mark.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { LanguagePicker } from './language-picker.tsx';
import styles from './site-header.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

interface SiteHeaderProps {
  readonly locale: Locale;
  /** The page's path without its locale. */
  readonly path: string;
  readonly offered: readonly Locale[];
}

/** Brand, links, language and theme. Every part except the theme switch works without a script. */
export function SiteHeader({ locale, path, offered }: SiteHeaderProps) {
  const { i18n } = useLingui();
  const label = i18n._({ id: 'common.nav.main', message: 'Main' });
  const menu = {
    path,
    menus: headerMenus(locale),
    bar: menuGroups('bar', locale).flatMap(({ links }) => links),
  };
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={pathIn(locale, '/')} aria-current={path === '/' ? 'page' : undefined}>
        <Mark className={styles.mark} />
        <span>{brand.name}</span>
      </a>
      <nav className={styles.wide} aria-label={label}>
        <HeaderMenu {...menu} shape="bar" />
      </nav>
      <div className={styles.tools}>
        <LanguagePicker locale={locale} path={path} offered={offered} />
        <ThemeSwitch />
        <details className={styles.narrow} name="header" data-menu>
          <summary className={styles.summary}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 8h16M4 16h16" />
            </svg>
            <span>
              <Trans id="common.menu" message="Menu" />
            </span>
          </summary>
          <nav className={styles.panel} aria-label={label}>
            <HeaderMenu {...menu} shape="panel" />
          </nav>
        </details>
      </div>
    </header>
  );
}
