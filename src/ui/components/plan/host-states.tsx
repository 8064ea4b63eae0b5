import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { Button } from '../parts/button.tsx';
import { PlanMessage } from './plan-message.tsx';

/** Replaces the plans inside an app that does not say what it sells: nothing else is sold there. */
export function HostPricesMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <PlanMessage
      role="alert"
      title={<Trans id="pro.host.missing" message="We couldn’t get the prices from the app" />}
      action={
        <Button kind="primary" onClick={onRetry}>
          <Trans id="pro.host.retry" message="Try again" />
        </Button>
      }
    >
      <Trans
        id="pro.host.missing.help"
        message="Nothing was charged. Try again, or close this page and open it once more from the app’s settings."
      />
    </PlanMessage>
  );
}

/** Replaces the plans inside an app whose store has none for this visitor. */
export function HostSellsNothing() {
  return (
    <PlanMessage
      role="status"
      title={<Trans id="pro.host.nothing" message="This app can’t sell you a subscription" />}
    >
      <Trans
        id="pro.host.nothing.help"
        message="This may be because of your country, your device’s settings or a problem in the store. Nothing was charged."
      />
    </PlanMessage>
  );
}

/** Replaces the plans for visitors who are subscribed through the app's own account. */
export function SubscribedInHost({ onBack }: { readonly onBack?: () => void }) {
  return (
    <PlanMessage
      role="status"
      title={
        <Trans id="pro.have.title" message="You already have {brand} Pro" values={{ brand: brand.name }} />
      }
      action={
        onBack && (
          <Button kind="primary" onClick={onBack}>
            <Trans id="account.host.back" message="Back to the app" />
          </Button>
        )
      }
    >
      <Trans
        id="pro.host.have"
        message="You are subscribed in this app, and there is nothing more to buy. The app shows you when your subscription renews."
      />
    </PlanMessage>
  );
}
