import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { PlanPage } from '../components/plan/plan-page.tsx';
import { planQuestions } from '../components/plan/plan-questions.ts';
import { pageHead } from '../head.ts';
import { faqPage } from '../structured-data/faq-page.ts';
import { subscriptionProduct } from '../structured-data/subscription-product.ts';

const description = {
  id: 'pro.head.description',
  message:
    'A VPN, help after identity theft and more private AI chat in one subscription. See plans and prices.',
};

export const Route = createFileRoute('/pro/')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'pro.head.title',
        message: '{brand} Pro: plans and prices',
        values: { brand: brand.name },
      },
      description,
      jsonLd: [
        subscriptionProduct({
          locale: match.context.locale,
          description: match.context.i18n._(description),
        }),
        faqPage(match.context.i18n, planQuestions),
      ],
    }),
  component: Page,
});

function Page() {
  const { locale } = Route.useRouteContext();
  return <PlanPage locale={locale} />;
}
