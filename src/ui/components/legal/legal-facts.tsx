import { Trans } from '@lingui/react';
import { createElement } from 'react';
import type { Locale } from '../../../domain/locale/locale.ts';
import styles from './legal-facts.module.css';
import { LegalParagraphText } from './legal-paragraph.tsx';
import type { LegalFact } from './legal-text.ts';

interface LegalFactsProps {
  readonly facts: readonly LegalFact[];
  readonly locale: Locale;
}

/**
 * Names with their texts. In a wide column the names are in the margin, so that a long list can be scanned; further
 * details of a few words (how long, who, on which basis) are side by side below the text.
 */
export function LegalFacts({ facts, locale }: LegalFactsProps) {
  return (
    <div className={styles.place}>
      <dl>
        {facts.map(({ name, text, more }) => (
          <div key={name.id} className={styles.fact}>
            <dt className={styles.name}>{createElement(Trans, name)}</dt>
            <dd className={styles.text}>
              <LegalParagraphText text={text} locale={locale} />
            </dd>
            {more !== undefined && <dd className={styles.more}>{more}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
