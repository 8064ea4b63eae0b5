import { AccountEdit } from '../../../application/account/account-edit.ts';
import { AuthVersionOfPage } from '../../../application/account/auth-version-of-page.ts';
import { Authorization } from '../../../application/account/authorization.ts';
import { ConfirmEmailChange } from '../../../application/account/confirm-email-change.ts';
import { CreateAccount } from '../../../application/account/create-account.ts';
import { KeepRecoveryKey } from '../../../application/account/keep-recovery-key.ts';
import { LegacySession } from '../../../application/account/legacy-session.ts';
import { MakeFirstRecoveryKey } from '../../../application/account/make-first-recovery-key.ts';
import { MakeRecoveryKey } from '../../../application/account/make-recovery-key.ts';
import { ReadAccount } from '../../../application/account/read-account.ts';
import { RecoveryKeyRecord } from '../../../application/account/recovery-key-record.ts';
import { RenewTokens } from '../../../application/account/renew-tokens.ts';
import { RequestEmailChange } from '../../../application/account/request-email-change.ts';
import { RequestPasscode } from '../../../application/account/request-passcode.ts';
import { SentPasscodeState } from '../../../application/account/sent-passcode-state.ts';
import { SessionState } from '../../../application/account/session-state.ts';
import { SignIn } from '../../../application/account/sign-in.ts';
import { SignInByKey } from '../../../application/account/sign-in-by-key.ts';
import { SignOut } from '../../../application/account/sign-out.ts';
import { SignOutEverywhere } from '../../../application/account/sign-out-everywhere.ts';
import { AccountApi } from '../../../application/ports/account-api.ts';
import { AuthorizationApi } from '../../../application/ports/authorization-api.ts';
import { Clock } from '../../../application/ports/clock.ts';
import { Digest } from '../../../application/ports/digest.ts';
import { ErrorReporter } from '../../../application/ports/error-reporter.ts';
import { HostApp } from '../../../application/ports/host-app.ts';
import { HostBridge } from '../../../application/ports/host-bridge.ts';
import { KeyValueStore } from '../../../application/ports/key-value-store.ts';
import { LegacyAuthApi } from '../../../application/ports/legacy-auth-api.ts';
import { Random } from '../../../application/ports/random.ts';
import { TabLock } from '../../../application/ports/tab-lock.ts';
import { TokenApi } from '../../../application/ports/token-api.ts';
import { FeatureConfigState } from '../../../application/subscription/feature-config-state.ts';
import type { Feature } from '../../feature.ts';

/** Session, sign-in, sign-out and account changes. */
export const feature: Feature<'account'> = {
  bindUseCases(bind) {
    bind(RenewTokens)
      .toResolvedValue(
        (api, hostApp, bridge, clock, reporter) => new RenewTokens(api, hostApp, bridge, clock, reporter),
        [TokenApi, HostApp, HostBridge, Clock, ErrorReporter],
      )
      .inSingletonScope();
    bind(SessionState)
      .toResolvedValue(
        (renewTokens, store, lock, clock, hostApp, bridge) =>
          new SessionState(renewTokens, store, lock, clock, hostApp, bridge),
        [RenewTokens, KeyValueStore, TabLock, Clock, HostApp, HostBridge],
      )
      .inSingletonScope();
    bind(Authorization)
      .toResolvedValue(
        (api, tokens, store, random, digest, reporter) =>
          new Authorization(api, tokens, store, random, digest, reporter),
        [AuthorizationApi, TokenApi, KeyValueStore, Random, Digest, ErrorReporter],
      )
      .inSingletonScope();
    bind(CreateAccount)
      .toResolvedValue(
        (authorization, api, session, reporter) => new CreateAccount(authorization, api, session, reporter),
        [Authorization, AuthorizationApi, SessionState, ErrorReporter],
      )
      .inSingletonScope();
    bind(FeatureConfigState)
      .toResolvedValue((bridge, hostApp) => new FeatureConfigState(bridge, hostApp), [HostBridge, HostApp])
      .inSingletonScope();
    bind(AuthVersionOfPage)
      .toResolvedValue(
        (hostApp, config, store) => new AuthVersionOfPage(hostApp, config, store),
        [HostApp, FeatureConfigState, KeyValueStore],
      )
      .inSingletonScope();
    bind(LegacySession)
      .toResolvedValue((store, hostApp) => new LegacySession(store, hostApp), [KeyValueStore, HostApp])
      .inSingletonScope();
    bind(RequestPasscode)
      .toResolvedValue(
        (authorization, api, store, reporter, version, legacy) =>
          new RequestPasscode(authorization, api, store, reporter, version, legacy),
        [Authorization, AuthorizationApi, KeyValueStore, ErrorReporter, AuthVersionOfPage, LegacyAuthApi],
      )
      .inSingletonScope();
    bind(SentPasscodeState)
      .toResolvedValue((store, clock) => new SentPasscodeState(store, clock), [KeyValueStore, Clock])
      .inSingletonScope();
    bind(SignIn)
      .toResolvedValue(
        (authorization, api, session, store, reporter, version, legacy, legacySession, create) =>
          new SignIn(authorization, api, session, store, reporter, version, legacy, legacySession, create),
        [
          Authorization,
          AuthorizationApi,
          SessionState,
          KeyValueStore,
          ErrorReporter,
          AuthVersionOfPage,
          LegacyAuthApi,
          LegacySession,
          CreateAccount,
        ],
      )
      .inSingletonScope();
    bind(SignOut)
      .toResolvedValue(
        (api, session, store) => new SignOut(api, session, store),
        [TokenApi, SessionState, KeyValueStore],
      )
      .inSingletonScope();
    bind(SignInByKey)
      .toResolvedValue(
        (authorization, api, session, record, reporter) =>
          new SignInByKey(authorization, api, session, record, reporter),
        [Authorization, AuthorizationApi, SessionState, RecoveryKeyRecord, ErrorReporter],
      )
      .inSingletonScope();
    bind(SignOutEverywhere)
      .toResolvedValue((api, session) => new SignOutEverywhere(api, session), [TokenApi, SessionState])
      .inSingletonScope();
    bind(RecoveryKeyRecord)
      .toResolvedValue(
        (session, store, clock) => new RecoveryKeyRecord(session, store, clock),
        [SessionState, KeyValueStore, Clock],
      )
      .inSingletonScope();
    bind(MakeRecoveryKey)
      .toResolvedValue(
        (session, api, record) => new MakeRecoveryKey(session, api, record),
        [SessionState, AccountApi, RecoveryKeyRecord],
      )
      .inSingletonScope();
    bind(MakeFirstRecoveryKey)
      .toResolvedValue(
        (make, record, lock) => new MakeFirstRecoveryKey(make, record, lock),
        [MakeRecoveryKey, RecoveryKeyRecord, TabLock],
      )
      .inSingletonScope();
    bind(KeepRecoveryKey)
      .toResolvedValue(
        (session, api, record) => new KeepRecoveryKey(session, api, record),
        [SessionState, AccountApi, RecoveryKeyRecord],
      )
      .inSingletonScope();
    bind(AccountEdit)
      .toResolvedValue(
        (version, session, api, legacy, legacySession, create) =>
          new AccountEdit(version, session, api, legacy, legacySession, create),
        [AuthVersionOfPage, SessionState, AccountApi, LegacyAuthApi, LegacySession, CreateAccount],
      )
      .inSingletonScope();
    bind(RequestEmailChange)
      .toResolvedValue(
        (edit, random, reporter) => new RequestEmailChange(edit, random, reporter),
        [AccountEdit, Random, ErrorReporter],
      )
      .inSingletonScope();
    bind(ConfirmEmailChange)
      .toResolvedValue(
        (session, edit, reporter) => new ConfirmEmailChange(session, edit, reporter),
        [SessionState, AccountEdit, ErrorReporter],
      )
      .inSingletonScope();
    bind(ReadAccount)
      .toResolvedValue(
        (version, session, api, legacy, legacySession) =>
          new ReadAccount(version, session, api, legacy, legacySession),
        [AuthVersionOfPage, SessionState, AccountApi, LegacyAuthApi, LegacySession],
      )
      .inSingletonScope();
  },
  of: (container) => ({
    session: container.get(SessionState),
    requestPasscode: container.get(RequestPasscode),
    sentPasscode: container.get(SentPasscodeState),
    signIn: container.get(SignIn),
    signInByKey: container.get(SignInByKey),
    signOut: container.get(SignOut),
    signOutEverywhere: container.get(SignOutEverywhere),
    makeRecoveryKey: container.get(MakeRecoveryKey),
    makeFirstRecoveryKey: container.get(MakeFirstRecoveryKey),
    keepRecoveryKey: container.get(KeepRecoveryKey),
    recoveryKey: container.get(RecoveryKeyRecord),
    readAccount: container.get(ReadAccount),
    requestEmailChange: container.get(RequestEmailChange),
    confirmEmailChange: container.get(ConfirmEmailChange),
  }),
  start({ session }) {
    session.start();
  },
};
