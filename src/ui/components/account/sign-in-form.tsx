import { Trans } from '@lingui/react';
import type { Features } from '../../../application/app.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { success } from '../../../domain/result.ts';
import { useTrackEvent } from '../../hooks/use-track-event.ts';
import { PasscodeFlow } from './passcode-flow.tsx';

interface SignInFormProps {
  readonly account: Features['account'];
  readonly locale: Locale;
}

/** Signs in: address, passcode. The session's stream tells the page when it is done. */
export function SignInForm({ account, locale }: SignInFormProps) {
  const track = useTrackEvent();
  return (
    <PasscodeFlow<null>
      id="login"
      addressHint={
        <Trans
          id="account.login.hint"
          message="The address you added to your subscription. We’ll send a code to it. There is no password."
        />
      }
      confirmLabel={<Trans id="account.login.confirm" message="Sign in" />}
      earlier={{ ticket: null }}
      send={async (email) => {
        const sent = await account.requestPasscode.execute({ email, locale });
        return sent.ok ? success({ ticket: null, resendAfterSeconds: sent.value.resendAfterSeconds }) : sent;
      }}
      confirm={async ({ email, passcode }) => {
        const signedIn = await account.signIn.execute({ email, passcode });
        if (signedIn.ok) track('subscription_activate_success', {});
        return signedIn;
      }}
    />
  );
}
