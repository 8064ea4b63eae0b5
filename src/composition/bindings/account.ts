import { ContainerModule } from 'inversify';
import { Authorization } from '../../application/account/authorization.ts';
import { ConfirmEmailChange } from '../../application/account/confirm-email-change.ts';
import { CreateAccount } from '../../application/account/create-account.ts';
import { HandTokensToHostApp } from '../../application/account/hand-tokens-to-host-app.ts';
import { RequestEmailChange } from '../../application/account/request-email-change.ts';
import { RequestPasscode } from '../../application/account/request-passcode.ts';
import { SessionState } from '../../application/account/session-state.ts';
import { SignIn } from '../../application/account/sign-in.ts';
import { SignOut } from '../../application/account/sign-out.ts';
import { AccountApi } from '../../application/ports/account-api.ts';
import { AuthorizationApi } from '../../application/ports/authorization-api.ts';
import { Clock } from '../../application/ports/clock.ts';
import { Digest } from '../../application/ports/digest.ts';
import { ErrorReporter } from '../../application/ports/error-reporter.ts';
import { HostApp } from '../../application/ports/host-app.ts';
import { KeyValueStore } from '../../application/ports/key-value-store.ts';
import { PageLocation } from '../../application/ports/page-location.ts';
import { Random } from '../../application/ports/random.ts';
import { TabLock } from '../../application/ports/tab-lock.ts';
import { TokenApi } from '../../application/ports/token-api.ts';

/** Session, sign-in and what changes an account. */
export const accountBindings = new ContainerModule(({ bind }) => {
  bind(SessionState)
    .toResolvedValue(
      (api, store, lock, clock, reporter) => new SessionState(api, store, lock, clock, reporter),
      [TokenApi, KeyValueStore, TabLock, Clock, ErrorReporter],
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
  bind(RequestPasscode)
    .toResolvedValue(
      (authorization, api, store, reporter) => new RequestPasscode(authorization, api, store, reporter),
      [Authorization, AuthorizationApi, KeyValueStore, ErrorReporter],
    )
    .inSingletonScope();
  bind(SignIn)
    .toResolvedValue(
      (authorization, api, session, store, reporter) =>
        new SignIn(authorization, api, session, store, reporter),
      [Authorization, AuthorizationApi, SessionState, KeyValueStore, ErrorReporter],
    )
    .inSingletonScope();
  bind(SignOut)
    .toResolvedValue(
      (api, session, store, clock) => new SignOut(api, session, store, clock),
      [TokenApi, SessionState, KeyValueStore, Clock],
    )
    .inSingletonScope();
  bind(RequestEmailChange)
    .toResolvedValue(
      (session, api, reporter) => new RequestEmailChange(session, api, reporter),
      [SessionState, AccountApi, ErrorReporter],
    )
    .inSingletonScope();
  bind(ConfirmEmailChange)
    .toResolvedValue(
      (session, api, reporter) => new ConfirmEmailChange(session, api, reporter),
      [SessionState, AccountApi, ErrorReporter],
    )
    .inSingletonScope();
  bind(HandTokensToHostApp)
    .toResolvedValue(
      (hostApp, session, location) => new HandTokensToHostApp(hostApp, session, location),
      [HostApp, SessionState, PageLocation],
    )
    .inSingletonScope();
});
