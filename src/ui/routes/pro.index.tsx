import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { PlanPage } from '../components/plan/plan-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/pro/')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'pro.head.title',
        message: '{brand} Pro: plans and prices',
        values: { brand: brand.name },
      },
      description: {
        id: 'pro.head.description',
        message:
          'A VPN, help after identity theft and more private AI chat in one subscription. See plans and prices.',
      },
    }),
  component: Page,
});

function Page() {
  const { locale } = Route.useRouteContext();
  return <PlanPage locale={locale} />;
}
