import { I18nProvider, Trans } from '@lingui/react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';
import { News } from './account/news.tsx';
import layout from './layout.module.css';
import { ButtonLink } from './parts/button.tsx';
import { StatusPanel } from './parts/status-panel.tsx';

/** `broken`: the page threw. `incomplete`: a part of it could not be loaded. */
type Reason = 'broken' | 'incomplete';

/** Browsers' messages when a script or one of its imports cannot be fetched. */
const notLoaded =
  /dynamically imported module|module script failed|failed to fetch|load failed|networkerror/i;

/** Replaces a page that threw: what happened, what was not lost, and two ways on. Reports the error with its reason. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { app, i18n, locale } = useRouter().options.context;
  const message = error instanceof Error ? error.message : String(error);
  const reason: Reason = notLoaded.test(message) ? 'incomplete' : 'broken';
  useEffect(() => {
    app.get('visit').errors.report('page.error', { code: reason, message });
  }, [app, message, reason]);
  // The error may have been thrown above the provider of the page's texts.
  return (
    <I18nProvider i18n={i18n}>
      <News>
        <ErrorNotice locale={locale} reason={reason} shape="page" />
      </News>
    </I18nProvider>
  );
}

/** Hidden in the HTML of every live page, for the case that the page's scripts do not arrive; see `start-failure.ts`. */
export function StartFailure({ locale }: { readonly locale: Locale }) {
  return (
    <div hidden data-start-failure="">
      <ErrorNotice locale={locale} reason="incomplete" shape="card" />
    </div>
  );
}

interface ErrorNoticeProps {
  readonly locale: Locale;
  readonly reason: Reason;
  readonly shape: 'page' | 'card';
}

function ErrorNotice({ locale, reason, shape }: ErrorNoticeProps) {
  return (
    <div className={shape === 'page' ? `${layout.page} ${layout.section}` : layout.page}>
      <StatusPanel
        status="error"
        shape={shape}
        title={<Trans id="common.error.title" message="This page isn’t working" />}
        actions={
          <>
            {/* An empty address is the current page's: the link reloads it, even if no script runs. */}
            <ButtonLink kind="primary" href="">
              <Trans id="common.retry" message="Try again" />
            </ButtonLink>
            <ButtonLink href={pathIn(locale, '/')}>
              <Trans id="common.missing.home" message="Go to the home page" />
            </ButtonLink>
          </>
        }
      >
        <p>
          {reason === 'broken' ? (
            <Trans id="common.error.broken" message="Something went wrong on our side." />
          ) : (
            <Trans
              id="common.error.incomplete"
              message="Part of the page didn’t load. Check your internet connection."
            />
          )}{' '}
          <Trans id="common.error.kept" message="Your account and your subscription haven’t changed." />
        </p>
      </StatusPanel>
    </div>
  );
}
