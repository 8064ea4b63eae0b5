import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { StandingPlace } from '../components/account/standing-place.tsx';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { subscriptionText } from '../components/legal/subscription-text.ts';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/pro/privacy-terms')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'legal.pro.head.title', message: 'Subscription: privacy policy and terms' },
      description: {
        id: 'legal.pro.head.description',
        message:
          'What each feature of {name} Pro needs to know, what it does and does not do, and how payment, free trial, canceling and refunds work.',
        values: { name: brand.name },
      },
    }),
  component: () => (
    <>
      <LegalPage name="subscription" text={subscriptionText} />
      <div data-island="standing" data-island-for="session">
        <StandingPlace />
      </div>
    </>
  ),
});
