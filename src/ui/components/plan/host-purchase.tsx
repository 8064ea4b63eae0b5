import { Trans } from '@lingui/react';
import type { HostPurchaseView } from '../../../application/store/buy-from-host.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

interface HostPurchaseProps {
  readonly purchase: HostPurchaseView;
  readonly onLook: () => void;
}

/** Shown above the button: the state of the purchase in the app's store. */
export function HostPurchase({ purchase, onLook }: HostPurchaseProps) {
  switch (purchase.kind) {
    case 'idle':
      return null;
    case 'asked':
      return (
        <Notice
          kind="info"
          title={<Trans id="pro.host.asked" message="Confirm the purchase in the store’s window." />}
        >
          <Trans id="pro.host.asked.help" message="This page is waiting for the app’s answer." />
        </Notice>
      );
    case 'pending':
      return (
        <Notice
          kind="info"
          title={<Trans id="pro.host.pending" message="We haven’t heard from the store yet." />}
        >
          <Trans
            id="pro.host.pending.help"
            message="If its window is open, continue there. If nothing is open, you can try again."
          />
        </Notice>
      );
    case 'canceled':
      return (
        <Notice
          kind="info"
          title={<Trans id="pro.host.canceled" message="The purchase was canceled or did not go through." />}
        >
          <Trans id="pro.host.canceled.help" message="Nothing was bought. You can try again at any time." />
        </Notice>
      );
    case 'confirming':
    case 'bought':
      return (
        <Notice
          kind="info"
          title={<Trans id="account.waiting.title" message="Looking for your subscription" />}
        />
      );
    case 'unconfirmed':
      return (
        <Notice
          kind="problem"
          title={<Trans id="pro.host.unconfirmed" message="We can’t see your purchase yet." />}
          actions={
            <Button onClick={onLook}>
              <Trans id="pro.host.look" message="Look again" />
            </Button>
          }
        >
          <Trans
            id="pro.host.unconfirmed.help"
            message="The app says that it is complete, and it can take a minute to reach us. Look again before you buy anything else."
          />
        </Notice>
      );
  }
}
