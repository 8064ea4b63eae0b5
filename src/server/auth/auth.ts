import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { authPaths } from '../../contract/auth.ts';
import { legacyAuthPaths } from '../../contract/legacy-auth.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/schema.ts';
import type { AddressRecord, EntitlementSource, SubscriptionCloser } from '../deps.ts';
import type { VerifyBearer } from '../http/bearer.ts';
import { CallScheduler } from '../http/call-scheduler.ts';
import { KeyedHash } from '../keyed-hash.ts';
import type { Limits } from '../limits/limits.ts';
import { OwnerLimits } from '../limits/owner-limits.ts';
import type { Logger } from '../log.ts';
import type { Outbox } from '../mail/outbox.ts';
import { SuppressionList } from '../mail/suppression-list.ts';
import { accountDataRoutes } from './account-data/account-data-routes.ts';
import { CreateAccount } from './account-data/create-account.ts';
import { DeleteAccount } from './account-data/delete-account.ts';
import { ExportAccount } from './account-data/export-account.ts';
import { RequestAccountDeletion } from './account-data/request-account-deletion.ts';
import { ConfirmEmailChange } from './email/confirm-email-change.ts';
import { ConfirmedEmailChanges } from './email/confirmed-email-changes.ts';
import { emailChangeRoutes } from './email/email-change-routes.ts';
import { EmailLink } from './email/email-link.ts';
import { EmailUndo } from './email/email-undo.ts';
import { RequestEmailChange } from './email/request-email-change.ts';
import { UndoEmailChange } from './email/undo-email-change.ts';
import { undoPageRoutes } from './email/undo-page.ts';
import { type KeysAnswer, type KeysCommand, runKeysCommand } from './keys/keys-command.ts';
import { answerQuestion } from './keys/keys-requests.ts';
import { SigningKeys } from './keys/signing-keys.ts';
import { watchKeys } from './keys/watch-keys.ts';
import { legacyRoutes } from './legacy-routes.ts';
import { LogIn } from './passcodes/log-in.ts';
import { LogInLegacy } from './passcodes/log-in-legacy.ts';
import { Passcodes } from './passcodes/passcodes.ts';
import { SendPasscode } from './passcodes/send-passcode.ts';
import { KeepRecoveryKey } from './recovery/keep-recovery-key.ts';
import { LogInByKey } from './recovery/log-in-by-key.ts';
import { MakeRecoveryKey } from './recovery/make-recovery-key.ts';
import { RecoveryKeys } from './recovery/recovery-keys.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { signedInRoutes } from './signed-in-routes.ts';
import { tokenRoutes } from './token-routes.ts';
import { AccessTokens } from './tokens/access-tokens.ts';
import { AuthorizationCodes } from './tokens/authorization-codes.ts';
import { AuthorizationSessions } from './tokens/authorization-sessions.ts';
import { BeginAuthorization } from './tokens/begin-authorization.ts';
import { ExchangeCode } from './tokens/exchange-code.ts';
import { FindSessionCookie } from './tokens/find-session-cookie.ts';
import { HandOver } from './tokens/hand-over.ts';
import { type LegacySignedIn, LegacyTokens } from './tokens/legacy-tokens.ts';
import { LogOut } from './tokens/log-out.ts';
import { LogOutEverywhere } from './tokens/log-out-everywhere.ts';
import { RefreshTokens } from './tokens/refresh-tokens.ts';
import { TokenFamilies } from './tokens/token-families.ts';
import type { VerifySession } from './tokens/verify-session.ts';

/** Of the three connections that counters have, the other stays for who is counted. */
const looksAtOnce = 2;

/** What the auth module needs from the others. */
export interface AuthDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly outbox: Outbox;
  readonly entitlements: EntitlementSource;
  readonly closer: SubscriptionCloser;
  readonly addresses: AddressRecord;
  readonly limits: Limits;
  /** Milliseconds a visitor waits before the answer is 503; unless given, what `answerInTime` says. */
  readonly longestWait: number | undefined;
}

/** The auth service: its routes, and the check of tokens for the other modules. */
export interface Auth {
  /** To be mounted at `authBase`. */
  readonly routes: Hono;
  /** To be mounted at the root. */
  readonly pages: Hono;
  /** The account of a token of either version. */
  readonly verifyBearer: VerifyBearer;
  /** How often an account may do what writes or costs something, for all modules. */
  readonly ownerLimits: OwnerLimits;
  /** Also ends deletions that were interrupted. */
  readonly deleteAccount: DeleteAccount;
  /** Ends what it does in the background. */
  readonly close: () => Promise<void>;
}

/** Wires the auth service, making its signing key in a new store. */
export async function openAuth(deps: AuthDeps): Promise<Auth> {
  const { config, clock, db, log, outbox, entitlements, closer, addresses, limits, longestWait } = deps;
  const { site: siteSecret } = config.secrets;
  const hash = new KeyedHash(siteSecret);
  const keys = await SigningKeys.open(db, clock, siteSecret);
  const accessTokens = new AccessTokens(db, keys, clock, entitlements, config.publicUrl);
  const legacyTokens = new LegacyTokens(db, clock, hash, limits);
  const sessions = new AuthorizationSessions(hash);
  const codes = new AuthorizationCodes(hash);
  const families = new TokenFamilies(hash, keys, config.publicUrl);
  const passcodes = new Passcodes(hash, log);
  const recoveryKeys = new RecoveryKeys(hash);
  const link = new EmailLink(hash);
  const undo = EmailUndo.of(siteSecret);
  const undoEmailChange = new UndoEmailChange(db, clock, undo);
  const useCases = {
    beginAuthorization: new BeginAuthorization(db, clock, sessions, config),
    createAccount: new CreateAccount(db, clock, sessions, codes, limits),
    sendPasscode: new SendPasscode(db, clock, sessions, passcodes, outbox, limits),
    logIn: new LogIn(db, clock, sessions, passcodes, codes, limits),
    logInByKey: new LogInByKey(db, clock, sessions, recoveryKeys, limits, codes),
    logInLegacy: new LogInLegacy(db, clock, passcodes, legacyTokens, limits),
    exchangeCode: new ExchangeCode(db, clock, codes, sessions, families, accessTokens, limits),
    refreshTokens: new RefreshTokens(db, clock, families, accessTokens, limits),
    handOver: new HandOver(db, clock, families, accessTokens, limits, config.clients),
    logOut: new LogOut(db, clock, families),
    logOutEverywhere: new LogOutEverywhere(db, clock),
    makeRecoveryKey: new MakeRecoveryKey(db, clock, recoveryKeys),
    keepRecoveryKey: new KeepRecoveryKey(db, clock),
    requestEmailChange: new RequestEmailChange(db, clock, limits, passcodes, link, outbox),
    confirmEmailChange: new ConfirmEmailChange(
      db,
      clock,
      passcodes,
      link,
      undo,
      new ConfirmedEmailChanges(hash, passcodes, undo),
      outbox,
      addresses,
      config.publicUrl,
      limits,
    ),
    exportAccount: new ExportAccount(db, clock, entitlements, undo, new SuppressionList(siteSecret)),
    requestAccountDeletion: new RequestAccountDeletion(db, clock, passcodes, undo, outbox, limits),
    deleteAccount: new DeleteAccount(db, clock, passcodes, undo, closer, outbox, log, limits),
  };
  const looks = new CallScheduler(config, looksAtOnce, longestWait);
  const verifyLegacy: VerifySession<LegacySignedIn> = (token, c) =>
    looks.run(c, () => legacyTokens.verify(token));
  const verifyBearer: VerifySession = (token, c) =>
    // A token of the first version has no dots, one of the second has two.
    token.includes('.') ? accessTokens.verify(token) : verifyLegacy(token, c);

  const ownerLimits = new OwnerLimits(limits, clock, (token) => accessTokens.accountIn(token));

  const routes = new Hono();
  const common = { config, accessTokens, ownerLimits, entitlements, useCases };
  const sessionCookie = new FindSessionCookie(sessions, limits);
  routes.route('/', tokenRoutes({ ...common, clock, keys }));
  routes.route('/', signInRoutes({ ...common, sessionCookie, verifyLegacy }));
  routes.route('/', signedInRoutes(common));
  routes.route(
    '/',
    emailChangeRoutes(authPaths, (token) => accessTokens.verify(token), common),
  );
  routes.route('/', accountDataRoutes(common));
  routes.route('/', legacyRoutes({ ...common, verifyBearer }));
  routes.route('/', emailChangeRoutes(legacyAuthPaths, verifyBearer, common));
  return {
    routes,
    pages: undoPageRoutes(undoEmailChange),
    verifyBearer,
    ownerLimits,
    deleteAccount: useCases.deleteAccount,
    close: watchKeys({
      reload: () => keys.reload(),
      attend: () => answerQuestion(config.dataDir, (command) => attendTo(command)),
      log,
    }),
  };

  async function attendTo(command: KeysCommand): Promise<KeysAnswer> {
    const answer = await runKeysCommand(db, config, command, clock.now());
    await keys.reload();
    return answer;
  }
}
