import type { Locale } from '../../../domain/locale/locale.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** Where a page takes sign-ups for the newsletter: a plain form at first, which the island takes over when somebody uses it. */
export function NewsletterSignUp({ locale }: { readonly locale: Locale }) {
  return (
    <div data-island="newsletter">
      <NewsletterForm locale={locale} state={{ kind: 'idle' }} />
    </div>
  );
}
