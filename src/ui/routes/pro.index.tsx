import { createFileRoute } from '@tanstack/react-router';
import { planHead } from '../components/plan/plan-head.ts';
import { PlanPage } from '../components/plan/plan-page.tsx';
import { planQuestions } from '../components/plan/plan-questions.ts';
import { pageHead } from '../head.ts';
import { faqPage } from '../structured-data/faq-page.ts';
import { subscriptionProduct } from '../structured-data/subscription-product.ts';

export const Route = createFileRoute('/pro/')({
  head: ({ match: { context } }) =>
    pageHead(context, {
      ...planHead,
      jsonLd: [
        subscriptionProduct({
          locale: context.locale,
          description: context.i18n._(planHead.description),
        }),
        faqPage(context.i18n, planQuestions),
      ],
    }),
  component: PlanPage,
});
