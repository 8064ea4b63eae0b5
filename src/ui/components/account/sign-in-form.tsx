import { Trans } from '@lingui/react';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import type { Features } from '../../../application/app.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { success } from '../../../domain/result.ts';
import { useTrackEvent } from '../../hooks/use-track-event.ts';
import { Button } from '../parts/button.tsx';
import { PasscodeFlow } from './passcode-flow.tsx';

interface SignInFormProps {
  readonly account: Features['account'];
  readonly locale: Locale;
  /** The visitor says they have a code: nothing is sent. */
  readonly hasCode?: boolean;
  /** Called as soon as somebody is signed in. */
  readonly onDone: () => void;
}

/**
 * Shorter input without an `@` may be an address that lacks it; anything longer is a recovery key, complete or with a
 * typo.
 */
const shortestKey = 12;

/** Signs in with an address and a passcode, or with a recovery key. One field accepts either. */
export function SignInForm({ account, locale, hasCode = false, onDone }: SignInFormProps) {
  const track = useTrackEvent();
  const hydrated = useHydrated();
  const [saved, setSaved] = useState(false);
  const done = () => {
    track('subscription_activate_success', {});
    onDone();
  };
  return (
    <PasscodeFlow<null>
      id="login"
      addressHint={
        saved ? (
          <Trans
            id="signin.hint.saved"
            message="Choose the key in your password manager, or paste it here."
          />
        ) : hasCode ? (
          <Trans id="signin.hint.hasCode" message="Use the address we sent the code to." />
        ) : (
          <Trans
            id="signin.hint"
            message="We’ll send a code to your address. A recovery key signs you in at once."
          />
        )
      }
      confirmLabel={<Trans id="signin.confirm" message="Sign in" />}
      hasCode={hasCode}
      mayBeUnknown
      earlier={{ ticket: null }}
      otherWay={{
        fieldLabel: saved ? (
          <Trans id="signin.field.saved" message="Recovery key" />
        ) : (
          <Trans id="signin.field" message="E-mail address or recovery key" />
        ),
        saved,
        beside: (
          <Button
            kind="quiet"
            disabled={!hydrated}
            data-early={!hydrated || undefined}
            onClick={() => setSaved(!saved)}
          >
            {saved ? (
              <Trans id="signin.byEmailInstead" message="Use an e-mail address" />
            ) : (
              <Trans id="signin.savedKey" message="Fill in a saved recovery key" />
            )}
          </Button>
        ),
        submitLabel: <Trans id="signin.confirm" message="Sign in" />,
        isMeant: (typed) => saved || isKey(typed),
        run: async (typed) => {
          const signedIn = await account.signInByKey.execute(typed);
          if (signedIn.ok) done();
          return signedIn;
        },
      }}
      send={async (email) => {
        const sent = await account.requestPasscode.execute({ email, locale });
        return sent.ok ? success({ ticket: null, resendAfterSeconds: sent.value.resendAfterSeconds }) : sent;
      }}
      confirm={async ({ email, passcode }) => {
        const signedIn = await account.signIn.execute({ email, passcode });
        if (signedIn.ok) done();
        return signedIn;
      }}
    />
  );
}

function isKey(typed: string): boolean {
  return !/[@.]/.test(typed) && typed.replaceAll(/[\s\p{Pd}]/gu, '').length >= shortestKey;
}
