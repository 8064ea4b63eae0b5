import type { ConfirmEmailChange } from './confirm-email-change.ts';
import type { KeepRecoveryKey } from './keep-recovery-key.ts';
import type { MakeFirstRecoveryKey } from './make-first-recovery-key.ts';
import type { MakeRecoveryKey } from './make-recovery-key.ts';
import type { ReadAccount } from './read-account.ts';
import type { RecoveryKeyRecord } from './recovery-key-record.ts';
import type { RequestEmailChange } from './request-email-change.ts';
import type { RequestPasscode } from './request-passcode.ts';
import type { SentPasscodeState } from './sent-passcode-state.ts';
import type { SessionState } from './session-state.ts';
import type { SignIn } from './sign-in.ts';
import type { SignInByKey } from './sign-in-by-key.ts';
import type { SignOut } from './sign-out.ts';
import type { SignOutEverywhere } from './sign-out-everywhere.ts';

/** Session, sign-in, sign-out and account changes. */
export interface AccountFeature {
  readonly session: SessionState;
  readonly requestPasscode: RequestPasscode;
  readonly sentPasscode: SentPasscodeState;
  readonly signIn: SignIn;
  readonly signInByKey: SignInByKey;
  readonly signOut: SignOut;
  readonly signOutEverywhere: SignOutEverywhere;
  readonly makeRecoveryKey: MakeRecoveryKey;
  readonly makeFirstRecoveryKey: MakeFirstRecoveryKey;
  readonly keepRecoveryKey: KeepRecoveryKey;
  readonly recoveryKey: RecoveryKeyRecord;
  readonly readAccount: ReadAccount;
  readonly requestEmailChange: RequestEmailChange;
  readonly confirmEmailChange: ConfirmEmailChange;
}
