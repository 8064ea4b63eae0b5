import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../domain/brand.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { menuGroups } from '../site-menu.ts';
import { LanguageLinks } from './language-links.tsx';
import { Mark } from './mark.tsx';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  readonly locale: Locale;
  /** The page's path without its locale. */
  readonly path: string;
  readonly offered: readonly Locale[];
}

/** Where else to go, in which language, and what the small print says. The links are those of the page table. */
export function SiteFooter({ locale, path, offered }: SiteFooterProps) {
  const { i18n } = useLingui();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.about}>
          <Mark className={styles.mark} />
          <Trans
            id="common.footer.about"
            message="{name} makes a browser with private search built in. We make money from subscriptions, and from ads that depend on the words you searched for and nothing else."
            values={{ name: brand.name }}
          />
        </p>
        <nav className={styles.columns} aria-label={i18n._({ id: 'common.footer.nav', message: 'Footer' })}>
          {menuGroups('footer', locale).map(({ id, title, links }) => (
            <div key={id}>
              <h2 className={styles.head}>{i18n._(title)}</h2>
              <ul role="list">
                {links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href} aria-current={link.path === path ? 'page' : undefined}>
                      {i18n._(link.label)}
                    </a>
                  </li>
                ))}
                {id === 'company' && (
                  <li>
                    <a href={`mailto:${brand.supportEmail}`}>
                      <Trans id="common.footer.help" message="Contact us" />
                    </a>
                  </li>
                )}
              </ul>
            </div>
          ))}
          <div>
            <h2 className={styles.head}>
              <Trans id="common.language" message="Language" />
            </h2>
            <LanguageLinks locale={locale} path={path} offered={offered} />
          </div>
        </nav>
        <p className={styles.legal}>
          <Trans
            id="common.footer.legal"
            message="There is no cookie banner because there is nothing to ask. The one cookie that stays remembers light or dark."
          />
        </p>
      </div>
    </footer>
  );
}
