import { Trans } from '@lingui/react';
import type { App } from '../../../application/app.ts';
import { useAction } from '../../hooks/use-action.ts';
import { Button, type ButtonKind } from '../parts/button.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';

interface ManagePaymentProps {
  readonly app: App;
  /** `change-card` where a payment has failed: then it is the one thing to do on the page, unless `kind` says otherwise. */
  readonly to?: 'manage' | 'change-card';
  readonly kind?: ButtonKind;
}

/** The way to the card provider's page, where a card is changed and a subscription cancelled. */
export function ManagePayment({ app, to = 'manage', kind }: ManagePaymentProps) {
  const { state, run } = useAction(
    () => app.get('subscription').openPortal.execute(),
    ({ customerPortalUrl }) => app.leaveTo(customerPortalUrl),
  );
  return (
    <>
      <Button
        kind={kind ?? (to === 'manage' ? 'secondary' : 'primary')}
        busy={state.kind === 'pending'}
        onClick={() => run(undefined)}
      >
        {to === 'manage' ? (
          <Trans id="account.manage" message="Manage payment" />
        ) : (
          <Trans id="account.changeCard" message="Change card" />
        )}
      </Button>
      {state.kind === 'failed' && <FailureNotice error={state.error} />}
    </>
  );
}
