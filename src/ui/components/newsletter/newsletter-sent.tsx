import { Trans } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { confirmationDays } from '../../../domain/content/newsletter.ts';
import { Notice } from '../parts/notice.tsx';

/** Replaces the form once a sign-up has been accepted. Nobody is on the list before the confirmation link is opened. */
export function NewsletterSent({ email }: { readonly email: string }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="done" title={<Trans id="newsletter.sent" message="One more step: check your inbox" />}>
        <Trans
          id="newsletter.sent.help"
          message="We’ve sent an e-mail to {email}. Open the link in it within {days} days to confirm. Until then, we’ll send you nothing else. If you can’t find it, look in your spam folder."
          values={{ email, days: confirmationDays }}
        />
      </Notice>
    </div>
  );
}
