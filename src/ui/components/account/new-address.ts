import type { Features } from '../../../application/app.ts';
import { passcodeResendSeconds } from '../../../domain/account/passcode.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { success } from '../../../domain/result.ts';

/** The two calls that set an account's address, in the shape that `PasscodeFlow` expects. */
export function newAddress(account: Features['account'], locale: Locale) {
  return {
    send: async (email: string) => {
      const sent = await account.requestEmailChange.execute({ email, locale });
      return sent.ok ? success({ ticket: sent.value.hash, resendAfterSeconds: passcodeResendSeconds }) : sent;
    },
    confirm: ({
      ticket,
      ...code
    }: {
      readonly email: string;
      readonly passcode: string;
      readonly ticket: string;
    }) => account.confirmEmailChange.execute({ ...code, hash: ticket, locale }),
  };
}
