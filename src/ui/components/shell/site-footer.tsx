import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';
import { legalEntity } from '../../../domain/company/legal-entity.ts';
import { townLine } from '../../../domain/company/town-line.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { countryName } from '../../format/dates.ts';
import { type MenuLink, menuGroups } from '../../site-menu.ts';
import { Mark } from '../mark.tsx';
import { LanguageLinks } from './language-links.tsx';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  readonly locale: Locale;
  /** The page's path without its locale. */
  readonly path: string;
  readonly offered: readonly Locale[];
}

/** Links to other pages and languages, the company, and legal texts. The links come from the page table. */
export function SiteFooter({ locale, path, offered }: SiteFooterProps) {
  const { i18n } = useLingui();
  const groups = menuGroups('footer', locale);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.about}>
          <Mark className={styles.mark} />
          <Trans
            id="common.footer.about"
            message="{name} makes a browser with private search built in. We make money from subscriptions, and from ads that depend on your search words and region, and on nothing else."
            values={{ name: brand.name }}
          />
        </p>
        <nav className={styles.columns} aria-label={i18n._({ id: 'common.footer.nav', message: 'Footer' })}>
          {groups
            .filter(({ id }) => id !== 'legal')
            .map(({ id, title, links }) => (
              <div key={id}>
                <h2 className={styles.head}>{i18n._(title)}</h2>
                <FooterLinks links={links} path={path}>
                  {id === 'help' && (
                    <li>
                      <a href={`mailto:${brand.supportEmail}`}>
                        <Trans id="common.footer.help" message="Contact us" />
                      </a>
                    </li>
                  )}
                </FooterLinks>
              </div>
            ))}
        </nav>
        <div className={styles.end}>
          {groups
            .filter(({ id }) => id === 'legal')
            .map(({ id, title, links }) => (
              <nav key={id} className={styles.line} aria-label={i18n._(title)}>
                <FooterLinks links={links} path={path} />
              </nav>
            ))}
          <nav className={styles.line} aria-label={i18n._({ id: 'common.language', message: 'Language' })}>
            <LanguageLinks locale={locale} path={path} offered={offered} />
          </nav>
          <address className={styles.company}>
            {legalEntity.name}, {legalEntity.street}, {townLine()}, {countryName(legalEntity.country, locale)}
          </address>
          <p className={styles.small}>
            <Trans
              id="common.footer.legal"
              message="No cookie banner: the only cookies that stay are your settings."
            />
          </p>
        </div>
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  readonly links: readonly MenuLink[];
  readonly path: string;
  readonly children?: ReactNode;
}

function FooterLinks({ links, path, children }: FooterLinksProps) {
  const { i18n } = useLingui();
  return (
    <ul role="list">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} data-away={link.away} aria-current={link.path === path ? 'page' : undefined}>
            {i18n._(link.label)}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
