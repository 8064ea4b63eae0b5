import { Trans, useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { ErrorPageName } from '../../../domain/analytics/error-pixels.ts';
import { brand } from '../../../domain/brand.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { plainFrame } from '../../../domain/plain-frame.ts';
import { knownPath } from '../../../domain/records/known-path.ts';
import { Mark } from '../mark.tsx';
import { ButtonLink } from '../parts/button.tsx';
import buttons from '../parts/button-row.module.css';
import { errorPageTexts, inGerman } from './error-page-texts.ts';
import { SearchingDrake } from './searching-drake.tsx';
import styles from './standalone-error.module.css';
import { WoundUpDucks } from './wound-up-ducks.tsx';

/** The complete content of a standalone error page: what happened, what to try, and two ways on. */
export function StandaloneError({ name }: { readonly name: ErrorPageName }) {
  const { i18n } = useLingui();
  const { locale } = useRouter().options.context;
  const { status, title, description, advice } = errorPageTexts[name];
  const Scene = status === 500 ? SearchingDrake : WoundUpDucks;
  return (
    <div className="plain">
      {/* The finish step merges it with the page's other styles. */}
      <style dangerouslySetInnerHTML={{ __html: plainFrame }} />
      <header className="plain-head">
        <a href={pathIn(locale, '/')}>
          <Mark />
          {brand.name}
        </a>
      </header>
      <main id="main" className="plain-main">
        <div>
          <p className={styles.status}>
            <Trans id="errors.status" message="Error {status}" values={{ status }} />
          </p>
          <h1>{i18n._(title)}</h1>
          <p className="plain-lead">{i18n._(description)}</p>
          <p className={buttons.row}>
            {/* An empty address is the current page's, whichever request failed. */}
            <ButtonLink kind="primary" href="">
              <Trans id="common.retry" message="Try again" />
            </ButtonLink>
            <ButtonLink href={pathIn(locale, '/')}>
              <Trans id="common.missing.home" message="Go to the home page" />
            </ButtonLink>
          </p>
        </div>
        <div>
          <h2 className={styles.todo}>
            <Trans id="errors.todo" message="What you can do" />
          </h2>
          {advice.length === 1 ? (
            advice.map((step) => <p key={step.id}>{i18n._(step)}</p>)
          ) : (
            <ol className={styles.advice}>
              {advice.map((step) => (
                <li key={step.id}>{i18n._(step)}</li>
              ))}
            </ol>
          )}
          <p className={styles.contact}>
            <Trans
              id="errors.contact"
              message="Still stuck? Write to <0>{email}</0>."
              values={{ email: brand.supportEmail }}
              // biome-ignore lint/a11y/useAnchorContent: the message puts the address into the link
              components={{ 0: <a href={`mailto:${brand.supportEmail}`} /> }}
            />
          </p>
          {/* The page counts that it was shown, and here visitors can see that and switch it off. A link rather than the panel, because a standalone file embeds no other. */}
          <p className={styles.contact}>
            <a href={`${pathIn(locale, knownPath)}#sent`}>
              <Trans id="common.nav.known" message="What this page knows" />
            </a>
          </p>
          {locale !== 'de' && (
            <p className={styles.german} lang="de">
              <strong>Auf Deutsch:</strong> {inGerman[name]}
            </p>
          )}
        </div>
      </main>
      <Scene className={`plain-water ${styles.scene}`} />
    </div>
  );
}
