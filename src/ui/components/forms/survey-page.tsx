import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { BotheredDrake } from '../images/bothered-drake.tsx';
import opening from '../opening.module.css';
import { Card } from '../parts/card.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Section } from '../parts/section.tsx';
import { Fate } from './fate.tsx';
import { FeedbackIsland } from './feedback-island.tsx';
import { FeedbackThanks } from './feedback-thanks.tsx';
import { SentPlace } from './sent-place.tsx';
import styles from './survey-page.module.css';

/** One question for visitors who leave our browser on Windows, or hesitate. */
export function SurveyPage() {
  return (
    <>
      <div className={opening.opening}>
        <SentPlace>
          <FeedbackThanks kind="windows-survey" />
        </SentPlace>
        <div className={styles.top}>
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
          <Card kind="floating" className={styles.form}>
            <FeedbackIsland kind="windows-survey" />
          </Card>
          <BotheredDrake className={styles.nest} />
        </div>
      </div>
      <Section
        id="kept"
        tone="sky"
        title={<Trans id="forms.survey.kept" message="What happens to your answer" />}
        share="most"
        beside={<Fate kind="windows-survey" />}
      />
    </>
  );
}
