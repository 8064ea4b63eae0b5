import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { isCallFailure } from '../../../domain/failure.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { type Failure, FailureNotice } from '../parts/failure-notice.tsx';
import { Notice } from '../parts/notice.tsx';

/** How the offer now differs from what the page said when the button was pressed. */
const differences: Readonly<Record<string, () => ReactNode>> = {
  price_changed: () => <Trans id="pro.plan.newPrice" message="Our prices have changed." />,
  other_market: () => <Trans id="pro.plan.otherMarket" message="You now see the prices for your country." />,
  canceled: () => <Trans id="pro.host.canceled" message="The purchase was canceled or did not go through." />,
  trial_spent: () => (
    <Trans id="pro.plan.trialSpent" message="You have used your free trial. The first payment is today." />
  ),
};

interface PurchaseProblemProps {
  readonly locale: Locale;
  /** Why there was no purchase: a failure of a use-case, or a difference from what the page said (`islands/told.ts`). */
  readonly error: Failure;
}

/** Shown above the button: why the payment page did not open, and what was not lost. */
export function PurchaseProblem({ locale, error }: PurchaseProblemProps) {
  const { code } = error;
  const differs = differences[code];
  if (differs !== undefined) {
    return (
      <Notice kind="info" title={differs()}>
        <Trans
          id="pro.plan.differs.help"
          message="Nothing was charged. Please check the plan, then press the button again to go on."
        />
      </Notice>
    );
  }
  return (
    <FailureNotice
      error={error}
      actions={
        code === 'already_subscribed' && (
          <a href={pathIn(locale, '/pro/welcome')}>
            <Trans id="pro.have.open" message="Open my subscription" />
          </a>
        )
      }
    >
      {isCallFailure(error) && (
        <Trans
          id="pro.plan.notCharged"
          message="Nothing was charged, and your choice is still set. You can safely try again."
        />
      )}
    </FailureNotice>
  );
}
