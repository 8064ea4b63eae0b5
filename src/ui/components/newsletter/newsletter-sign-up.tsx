import type { Locale } from '../../../domain/locale/locale.ts';
import holdForm from '../../first-paint/island-form.ts?inline-script';
import { NewsletterForm } from './newsletter-form.tsx';

/** Where a page takes sign-ups for the newsletter: a plain form at first, which the island takes over when somebody uses it. */
export function NewsletterSignUp({ locale }: { readonly locale: Locale }) {
  return (
    <>
      {/* The finish step puts it into the head. */}
      <script dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? holdForm : '' }} />
      <div data-island="newsletter">
        <NewsletterForm locale={locale} state={{ kind: 'idle' }} />
      </div>
    </>
  );
}
