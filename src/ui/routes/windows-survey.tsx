import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { SurveyPage } from '../components/forms/survey-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/windows-survey')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'forms.survey.head.title', message: 'A question about the Windows browser' },
      description: {
        id: 'forms.survey.head.description',
        message:
          'What keeps you from using {name} on Windows? One question, no name, and your answer is deleted after {days} days.',
        values: { name: brand.name, days: keptDays.feedback },
      },
    }),
  component: SurveyPage,
});
