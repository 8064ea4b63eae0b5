import { Trans, useLingui } from '@lingui/react';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Opening } from '../opening.tsx';
import { ButtonLink } from '../parts/button.tsx';
import numbers from '../parts/numbers.module.css';
import { QuestionList } from '../parts/question-list.tsx';
import { Section } from '../parts/section.tsx';
import { hiringQuestions } from './hiring-questions.ts';
import { hiringStages } from './hiring-stages.ts';
import { HiringWeeks } from './hiring-weeks.tsx';
import styles from './how-we-hire-page.module.css';

/** From an application to an offer: the stages as a path, the weeks they take, and what applicants ask. */
export function HowWeHirePage() {
  const { locale } = usePage();
  return (
    <>
      <Opening
        title={<Trans id="company.hire.title" message="Six stages from application to offer" />}
        lead={
          <Trans
            id="company.hire.lead"
            message="You see the work before you sign, and we pay you for it. It takes three weeks if your calendar is free, and two months at the usual pace."
          />
        }
        actions={
          <ButtonLink kind="primary" href={`${pathIn(locale, '/hiring')}#roles`}>
            <Trans id="company.hire.roles" message="See open roles" />
          </ButtonLink>
        }
      />
      <Section
        id="stages"
        title={<Trans id="company.hire.stages.title" message="What happens at each stage" />}
        below={<HiringPath />}
      />
      <Section
        id="weeks"
        tone="sky"
        title={<Trans id="company.hire.time.title" message="How long it takes" />}
        intro={
          <Trans
            id="company.hire.time.intro"
            message="Most of the time is yours: you decide when a project begins. At every stage you know what comes next, and when you will hear from us."
          />
        }
        below={<HiringWeeks />}
      />
      <Section
        id="questions"
        title={<Trans id="company.hire.questions.title" message="Questions about hiring" />}
        share="most"
        beside={<QuestionList questions={hiringQuestions} />}
      />
    </>
  );
}

/** The stages: a dotted path from ring to ring, with a badge at the two that are paid. */
function HiringPath() {
  const { i18n } = useLingui();
  return (
    <ol className={`${numbers.list} ${numbers.discs} ${styles.path}`} role="list">
      {hiringStages.map(({ id, title, text, effort, isPaid }) => (
        <li key={id} id={id} className={styles.stage}>
          <h3 className={styles.title}>
            {i18n._(title)}
            {isPaid && (
              <span className={styles.badge}>
                <Trans id="company.hire.paid" message="paid" />
              </span>
            )}
          </h3>
          <p className={styles.text}>{i18n._(text)}</p>
          <p className={styles.effort}>{i18n._(effort)}</p>
          <Way />
        </li>
      ))}
    </ol>
  );
}

/** The dotted line from one stage's ring to the next, where the stages zigzag. */
function Way() {
  return (
    <svg className={styles.way} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0V76Q0 88 6 88H94Q100 88 100 100" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
