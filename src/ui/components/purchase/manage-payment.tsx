import { Trans } from '@lingui/react';
import type { App } from '../../../application/app.ts';
import { useAction } from '../../hooks/use-action.ts';
import { Button, type ButtonKind } from '../parts/button.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';

interface ManagePaymentProps {
  readonly app: App;
  /** `change-card` after a failed payment: it is then the page's primary action, unless `kind` says otherwise. */
  readonly to?: 'manage' | 'change-card';
  readonly kind?: ButtonKind;
}

/** Opens the card provider's page, where a card is changed and a subscription canceled. */
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
