import { Trans, useLingui } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import type { LegalTextName } from '../../../domain/content/legal-days.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Day } from '../day.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Prose } from '../parts/prose.tsx';
import { LegalBlocks } from './legal-blocks.tsx';
import { legalChanges } from './legal-changes.ts';
import styles from './legal-page.module.css';
import { LegalParagraphText } from './legal-paragraph.tsx';
import type { LegalText } from './legal-text.ts';

interface LegalPageProps {
  readonly name: LegalTextName;
  readonly text: LegalText;
  /** Shown between the summary and the sections. */
  readonly children?: ReactNode;
}

/** A legal text: its date and changes, a summary, and its sections with a table of contents. */
export function LegalPage({ name, text, children }: LegalPageProps) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const changes = legalChanges[name];
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHead
          over={
            <Trans
              id="legal.updated"
              message="In force from <0/>"
              components={{ 0: <Day day={changes[0].day} /> }}
            />
          }
          title={createElement(Trans, text.title)}
          lead={createElement(Trans, text.lead)}
        />
        <div className={styles.short}>
          <h2 className={styles.label}>
            <Trans id="legal.short" message="In short" />
          </h2>
          <ul className={styles.points}>
            {text.short.map((point, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text's points is fixed
              <li key={place}>
                <LegalParagraphText text={point} locale={locale} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <nav aria-labelledby="contents" className={styles.aside}>
        <h2 id="contents" className={styles.label}>
          <Trans id="legal.contents" message="Contents" />
        </h2>
        <ol role="list" className={styles.contents}>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{i18n._(title)}</a>
            </li>
          ))}
          <li>
            <a href="#changes">
              <Trans id="legal.changes" message="Changes" />
            </a>
          </li>
        </ol>
      </nav>
      <div className={styles.text}>
        {children}
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <Prose>
              <h2 id={`${id}-title`}>{i18n._(title)}</h2>
              <LegalBlocks blocks={blocks} locale={locale} />
            </Prose>
          </section>
        ))}
        <section id="changes" aria-labelledby="changes-title" className={styles.section}>
          <h2 id="changes-title">
            <Trans id="legal.changes" message="Changes" />
          </h2>
          <dl className={styles.changes}>
            {changes.map(({ day, what, points }) => (
              <div key={`${day} ${what.id}`}>
                <dt>
                  <Day day={day} />
                </dt>
                <dd>
                  {i18n._(what)}
                  {points && (
                    <ul>
                      {points.map((point) => (
                        <li key={point.id}>{i18n._(point)}</li>
                      ))}
                    </ul>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}
