import { Trans } from '@lingui/react';
import type { App } from '../../../application/app.ts';
import { useAction } from '../../hooks/use-action.ts';
import { Button } from '../parts/button.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';

/** The way to the card provider's page, where a card is changed and a subscription cancelled. */
export function ManagePayment({ app }: { readonly app: App }) {
  const { state, run } = useAction(
    () => app.get('subscription').openPortal.execute(),
    ({ customerPortalUrl }) => app.leaveTo(customerPortalUrl),
  );
  return (
    <>
      <Button busy={state.kind === 'pending'} onClick={() => run(undefined)}>
        <Trans id="account.manage" message="Manage payment" />
      </Button>
      {state.kind === 'failed' && <FailureNotice error={state.error} />}
    </>
  );
}
