import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../domain/brand.ts';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';
import { eventAttributes } from '../boot/event-attributes.ts';
import { LanguagePicker } from './language-picker.tsx';
import { Mark } from './mark.tsx';
import styles from './site-header.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

interface SiteHeaderProps {
  readonly locale: Locale;
  /** The page's path without its locale. */
  readonly path: string;
  readonly offered: readonly Locale[];
}

/** Brand, links, language and theme; every part but the theme switch works without a script. */
export function SiteHeader({ locale, path, offered }: SiteHeaderProps) {
  const { i18n } = useLingui();
  const links = <HeaderLinks locale={locale} path={path} />;
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={pathIn(locale, '/')} aria-current={path === '/' ? 'page' : undefined}>
        <Mark className={styles.mark} />
        <span>{brand.name}</span>
      </a>
      <nav className={styles.wide} aria-label={i18n._({ id: 'common.nav.main', message: 'Main' })}>
        {links}
      </nav>
      <div className={styles.tools}>
        <LanguagePicker locale={locale} path={path} offered={offered} />
        <ThemeSwitch />
        <details className={styles.menu} name="header" data-menu>
          <summary className={styles.summary}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 8h16M4 16h16" />
            </svg>
            <span>
              <Trans id="common.menu" message="Menu" />
            </span>
          </summary>
          <nav className={styles.panel} aria-label={i18n._({ id: 'common.nav.main', message: 'Main' })}>
            {links}
          </nav>
        </details>
      </div>
    </header>
  );
}

function HeaderLinks({ locale, path }: { readonly locale: Locale; readonly path: string }) {
  const home = pathIn(locale, '/');
  const current = (target: string) => (path === target ? 'page' : undefined);
  return (
    <ul className={styles.links} role="list">
      <li>
        <a href={`${home}#marks`}>
          <Trans id="common.nav.marks" message="What it does" />
        </a>
      </li>
      <li>
        <a href={`${home}#keep`}>
          <Trans id="common.nav.keep" message="What we keep" />
        </a>
      </li>
      <li>
        <a
          href={pathIn(locale, '/pro')}
          aria-current={current('/pro')}
          {...eventAttributes('cta_click', { cta: 'header-plans' })}
        >
          <Trans id="common.nav.pro" message="Subscription" />
        </a>
      </li>
      <li>
        <a
          href={pathIn(locale, '/pro/login')}
          aria-current={current('/pro/login')}
          {...eventAttributes('cta_click', { cta: 'header-login' })}
        >
          <Trans id="common.nav.login" message="Sign in" />
        </a>
      </li>
    </ul>
  );
}
