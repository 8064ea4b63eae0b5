import type { Locale } from '../../../domain/locale/locale.ts';
import holdForm from '../../first-paint/island-form.ts?inline-script';
import { NewsletterForm } from './newsletter-form.tsx';

/** A sign-up form for the newsletter that is plain HTML at first and becomes an island when somebody uses it. */
export function NewsletterSignUp({ locale }: { readonly locale: Locale }) {
  return (
    <>
      {/* The finish step moves it into the head. */}
      <script dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? holdForm : '' }} />
      <div data-island="newsletter">
        <NewsletterForm locale={locale} state={{ kind: 'idle' }} />
      </div>
    </>
  );
}
