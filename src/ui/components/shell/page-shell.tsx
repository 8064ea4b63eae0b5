import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Locale } from '../../../domain/locale/locale.ts';
import { LanguageHint } from './language-hint.tsx';
import styles from './page-shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface PageShellProps {
  readonly locale: Locale;
  /** The page's path without its locale, for the links to its other languages. */
  readonly path: string;
  /** The languages this build has. */
  readonly offered: readonly Locale[];
  /** Whether React takes over what stands in main. */
  readonly live: boolean;
  /** Whether our apps open it: what is around main is not shown there. */
  readonly inApps: boolean;
  readonly children: ReactNode;
}

/** What every page of the site stands in: skip link, header, main, footer. */
export function PageShell({ live, inApps, children, ...where }: PageShellProps) {
  return (
    <div className={inApps ? `${styles.shell} ${styles.inApps}` : styles.shell}>
      <a className={styles.skip} href="#main">
        <Trans id="common.skip" message="Skip to the content" />
      </a>
      {where.offered.length > 1 && <LanguageHint locale={where.locale} path={where.path} />}
      <SiteHeader {...where} />
      <main id="main" tabIndex={-1} data-live-root={live ? '' : undefined}>
        {children}
      </main>
      <SiteFooter {...where} />
    </div>
  );
}
