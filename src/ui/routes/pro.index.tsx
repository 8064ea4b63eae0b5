import { createFileRoute, useHydrated } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { brand } from '../../domain/brand.ts';
import { PlanPage } from '../components/plan/plan-page.tsx';
import { pageHead } from '../head.ts';

/** Everything else in the address stays as it is: `country` and `environment` are read by others. */
const search = z.looseObject({
  origin: z.catch(z.optional(z.string()), undefined),
  payment: z.catch(z.optional(z.enum(['cancelled', 'declined'])), undefined),
});

export const Route = createFileRoute('/pro/')({
  validateSearch: search,
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
          'A VPN, help after identity theft and more private AI chat in one subscription: the prices of your country.',
      },
    }),
  component: Page,
});

function Page() {
  const { payment } = Route.useSearch();
  // The prerendered page knows no query, and the first render in the browser must equal it.
  const hydrated = useHydrated();
  return <PlanPage payment={(hydrated && payment) || null} />;
}
