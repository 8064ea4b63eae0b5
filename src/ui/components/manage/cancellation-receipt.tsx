import { Trans, useLingui } from '@lingui/react';
import type { Subscription } from '../../../domain/subscription/subscription.ts';
import { formatDay } from '../../format/dates.ts';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Notice } from '../parts/notice.tsx';
import { PlanName } from './plan-name.tsx';

interface CancellationReceiptProps {
  /** The subscription after the cancellation. */
  readonly subscription: Subscription;
  /** Null if the account has none. */
  readonly email: string | null;
}

/**
 * Proof of cancellation: what was canceled, until when it works, that nothing more is charged, and where the
 * confirmation was e-mailed.
 */
export function CancellationReceipt({ subscription, email }: CancellationReceiptProps) {
  const { i18n } = useLingui();
  const date = formatDay(subscription.expiresOrRenewsAt, i18n.locale);
  return (
    <Notice kind="done" title={<Trans id="manage.receipt.title" message="Your subscription is canceled." />}>
      <FactList>
        <Fact name={<Trans id="manage.receipt.what" message="Canceled" />}>
          <PlanName productId={subscription.productId} />
        </Fact>
        <Fact name={<Trans id="manage.receipt.until" message="Works until" />}>
          {subscription.status === 'Expired' ? (
            <Trans id="manage.receipt.now" message="It has ended." />
          ) : (
            date
          )}
        </Fact>
        <Fact name={<Trans id="manage.receipt.charges" message="Charges" />}>
          <Trans id="manage.receipt.none" message="Nothing more will be charged." />
        </Fact>
        <Fact name={<Trans id="manage.receipt.copy" message="Copy" />}>
          {email === null ? (
            <Trans
              id="manage.receipt.print"
              message="Print or save this page: without an e-mail address we can’t send you one."
            />
          ) : (
            <Trans id="manage.receipt.sent" message="We are sending one to {email}." values={{ email }} />
          )}
        </Fact>
      </FactList>
    </Notice>
  );
}
