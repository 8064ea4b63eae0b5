import { Trans, useLingui } from '@lingui/react';
import { QuestionList } from '../parts/question-list.tsx';
import { Section } from '../parts/section.tsx';
import { homeQuestions } from './home-questions.ts';

/** What people ask before they try it. */
export function Questions() {
  const { i18n } = useLingui();
  return (
    <Section
      id="questions"
      title={<Trans id="home.questions.title" message="Before you start" />}
      share="most"
      beside={<QuestionList questions={homeQuestions(i18n)} />}
    />
  );
}
