import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Nest } from '../images/nest.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Section } from '../parts/section.tsx';
import { Fate } from './fate.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { SentPlace } from './sent-place.tsx';
import styles from './survey-page.module.css';

/** One question to whoever leaves our browser on Windows, or hesitates. */
export function SurveyPage() {
  const { locale } = usePage();
  return (
    <>
      <div className={styles.column}>
        <SentPlace kind="windows-survey" />
        <PageHead
          over={<Trans id="forms.survey.over" message="{name} for Windows" values={{ name: brand.name }} />}
          title={<Trans id="forms.survey.title" message="Help us fix what bothers you" />}
          lead={
            <Trans
              id="forms.survey.lead"
              message="One question, no name, no e-mail address. It takes less than a minute."
            />
          }
        />
        <div className={styles.form} data-island="survey-form">
          <FeedbackForm kind="windows-survey" locale={locale} state={{ kind: 'idle' }} />
        </div>
      </div>
      <Section
        id="kept"
        tone="sky"
        title={<Trans id="forms.survey.kept" message="What happens to your answers" />}
        share="own"
        beside={<Nest className={styles.nest} />}
      >
        <Fate kind="windows-survey" />
      </Section>
    </>
  );
}
