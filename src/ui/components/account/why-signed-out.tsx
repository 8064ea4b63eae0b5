import { Trans } from '@lingui/react';
import type { SignedOutReason } from '../../../application/account/session-state.ts';
import { Notice } from '../parts/notice.tsx';

/** Shown above the form to a visitor who was signed in until now: why the session ended, and what that does not affect. */
export function WhySignedOut({ reason }: { readonly reason: SignedOutReason }) {
  if (reason === 'none') return null;
  return (
    <div data-news="">
      <Notice
        kind={reason === 'signed_out' ? 'done' : 'info'}
        title={<Trans id="signin.out.title" message="You are signed out in this browser" />}
      >
        {reason === 'signed_out' ? (
          <Trans
            id="signin.out.wish"
            message="Your subscription stays as it is. Sign in again at any time, with your e-mail address or your recovery key."
          />
        ) : reason === 'unknown_account' ? (
          <Trans id="signin.out.gone" message="The account that was signed in here has been deleted." />
        ) : (
          <Trans
            id="signin.out.ended"
            message="We did this for your security. Your subscription stays as it is: sign in again to see it."
          />
        )}
      </Notice>
    </div>
  );
}
