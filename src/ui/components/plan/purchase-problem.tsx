import { Trans } from '@lingui/react';
import { isCallFailure } from '../../../domain/failure.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { Notice } from '../parts/notice.tsx';

interface PurchaseProblemProps {
  readonly locale: Locale;
  /** Why there was no purchase: a code of the use-cases, or `price_changed`. */
  readonly code: string;
}

/** Above the button: why it did not go on to the payment, and what was not lost. */
export function PurchaseProblem({ locale, code }: PurchaseProblemProps) {
  if (code === 'price_changed') {
    return (
      <Notice kind="info" title={<Trans id="pro.plan.newPrice" message="Our prices have changed." />}>
        <Trans
          id="pro.plan.newPrice.help"
          message="You now see the new ones. Nothing was charged. Press the button again to go on."
        />
      </Notice>
    );
  }
  return (
    <FailureNotice
      error={{ code }}
      actions={
        code === 'already_subscribed' && (
          <a href={pathIn(locale, '/pro/welcome')}>
            <Trans id="pro.have.open" message="Open my subscription" />
          </a>
        )
      }
    >
      {isCallFailure({ code }) && (
        <Trans
          id="pro.plan.notCharged"
          message="Nothing was charged, and your choice is still set. You can safely try again."
        />
      )}
    </FailureNotice>
  );
}
