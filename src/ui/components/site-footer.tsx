import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../domain/brand.ts';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';
import { LanguageLinks } from './language-links.tsx';
import { Mark } from './mark.tsx';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  readonly locale: Locale;
  /** The page's path without its locale. */
  readonly path: string;
  readonly offered: readonly Locale[];
}

/** Where else to go, in which language, and what the small print says. */
export function SiteFooter({ locale, path, offered }: SiteFooterProps) {
  const { i18n } = useLingui();
  const home = pathIn(locale, '/');
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
          <div>
            <h2 className={styles.head}>{brand.name}</h2>
            <ul role="list">
              <FooterLink href={`${home}#marks`}>
                <Trans id="common.nav.marks" message="What it does" />
              </FooterLink>
              <FooterLink href={`${home}#keep`}>
                <Trans id="common.nav.keep" message="What we keep" />
              </FooterLink>
              <FooterLink href={`${home}#questions`}>
                <Trans id="common.nav.questions" message="Questions" />
              </FooterLink>
            </ul>
          </div>
          <div>
            <h2 className={styles.head}>
              <Trans id="common.nav.pro" message="Subscription" />
            </h2>
            <ul role="list">
              <FooterLink href={pathIn(locale, '/pro')}>
                <Trans id="common.footer.plans" message="Plans and prices" />
              </FooterLink>
              <FooterLink href={pathIn(locale, '/pro/login')}>
                <Trans id="common.nav.login" message="Sign in" />
              </FooterLink>
              <FooterLink href={`mailto:${brand.supportEmail}`}>
                <Trans id="common.footer.help" message="Contact us" />
              </FooterLink>
            </ul>
          </div>
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

function FooterLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  );
}
