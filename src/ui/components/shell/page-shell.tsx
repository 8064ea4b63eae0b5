import type { I18n } from '@lingui/core';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Locale, PublicLocale } from '../../../domain/locale/locale.ts';
import frameByFrame from '../../first-paint/frame-by-frame.ts?inline-script';
import { LanguageHint } from './language-hint.tsx';
import styles from './page-shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface PageShellProps {
  readonly locale: Locale;
  /** The page's path without its locale, for the links to its other languages. */
  readonly path: string;
  /** The languages in this build. */
  readonly offered: readonly Locale[];
  /** The texts of header and footer in each language that may be offered to visitors. */
  readonly textsIn: ReadonlyMap<PublicLocale, I18n> | undefined;
  /** Whether React renders the content of main. */
  readonly live: boolean;
  /** Whether our apps open the page, in which case header and footer are hidden. */
  readonly inApps: boolean;
  readonly children: ReactNode;
}

/**
 * Static pages that are laid out in one go: they have a size budget (`.size-limit.mjs`), and paint soon enough without
 * the styles that defer a part.
 */
const laidOutAtOnce = ['/', '/pro'];

/** The frame of every page of the site: skip link, header, main, footer. */
export function PageShell({ live, inApps, children, textsIn, ...where }: PageShellProps) {
  const isLongStatic = !live && !laidOutAtOnce.includes(where.path);
  return (
    <div
      className={[styles.shell, inApps && styles.inApps, isLongStatic && styles.later]
        .filter(Boolean)
        .join(' ')}
    >
      {/* The finish step moves it into the head. */}
      {isLongStatic && (
        <script dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? frameByFrame : '' }} />
      )}
      <a className={styles.skip} href="#main">
        <Trans id="common.skip" message="Skip to the content" />
      </a>
      {where.offered.length > 1 && textsIn && (
        <LanguageHint locale={where.locale} path={where.path} textsIn={textsIn} />
      )}
      <SiteHeader {...where} />
      <main id="main" tabIndex={-1} data-live-root={live ? '' : undefined}>
        {children}
      </main>
      <SiteFooter {...where} />
    </div>
  );
}
