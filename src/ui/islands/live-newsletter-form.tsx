import { useState } from 'react';
import { NewsletterForm, type TypedSignUp } from '../components/newsletter/newsletter-form.tsx';
import { NewsletterSent } from '../components/newsletter/newsletter-sent.tsx';
import { useAction } from '../hooks/use-action.ts';
import type { IslandProps } from './hydrate-island.tsx';

/** Signs up for the newsletter without leaving the page. */
export function LiveNewsletterForm({ app, locale }: IslandProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { trackEvent } = app.get('visit');
  const signUp = useAction(
    (typed: TypedSignUp) => app.get('content').subscribeToNewsletter.execute({ ...typed, locale }),
    (_, { email }) => {
      setSentTo(email.trim());
      trackEvent.execute('newsletter_subscribe', {});
    },
  );
  if (sentTo !== null) return <NewsletterSent email={sentTo} />;
  return <NewsletterForm locale={locale} state={signUp.state} onSubmit={signUp.run} />;
}
