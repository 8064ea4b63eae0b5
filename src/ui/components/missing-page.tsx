import { Trans } from '@lingui/react';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';
import missingPage from '../first-paint/missing-page.ts?inline-script';
import { Pond } from './home/pond.tsx';
import layout from './layout.module.css';
import styles from './missing-page.module.css';
import { ButtonLink } from './parts/button.tsx';
import { PageHead } from './parts/page-head.tsx';

/**
 * The content of the 404 page: what happened, and the page that was most likely meant. The server fills in the latter
 * (`server/site/nearest-page.ts`); where files are served without it, a script searches the footer's links.
 */
export function MissingPage({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.page}>
      {/* The finish step moves it into the head. */}
      <script dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? missingPage : '' }} />
      <div className={`${layout.page} ${styles.words}`}>
        <PageHead
          size="large"
          title={<Trans id="common.missing.title" message="Page not found" />}
          lead={
            <Trans
              id="common.missing.text"
              message="There is no page at this address. It may have moved, or the address may contain a typo."
            />
          }
          actions={
            <>
              <ButtonLink kind="primary" href={pathIn(locale, '/')}>
                <Trans id="common.missing.home" message="Go to the home page" />
              </ButtonLink>
              <ButtonLink href={pathIn(locale, '/pro')}>
                <Trans id="common.missing.plans" message="See the plans" />
              </ButtonLink>
            </>
          }
        />
        <div className={styles.nearest}>
          <p hidden data-nearest-page>
            <Trans id="common.missing.nearest" message="Were you looking for this page?" />{' '}
            <a href={pathIn(locale, '/')}>
              <Trans id="common.missing.home" message="Go to the home page" />
            </a>
          </p>
        </div>
      </div>
      <Pond />
    </div>
  );
}
