import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { sayAuditHead } from '../audit/say-audit-head.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { deriveKey } from '../config/secrets.ts';
import type { Database } from '../db/schema.ts';
import type { AddressRecord, EntitlementSource, SubscriptionCloser } from '../deps.ts';
import type { VerifyBearer } from '../http/bearer.ts';
import { ownPagesOnly } from '../http/own-pages-only.ts';
import { privateAnswers } from '../http/private-answers.ts';
import { Limits } from '../limits/limits.ts';
import type { Logger } from '../log.ts';
import type { Outbox } from '../mail/outbox.ts';
import { SuppressionList } from '../mail/suppression-list.ts';
import { AccessTokens } from './access-tokens.ts';
import { accountDataRoutes } from './account-data-routes.ts';
import { AuthorizationCodes } from './authorization-codes.ts';
import { AuthorizationSessions } from './authorization-sessions.ts';
import { BeginAuthorization } from './begin-authorization.ts';
import { ConfirmEmailChange } from './confirm-email-change.ts';
import { CreateAccount } from './create-account.ts';
import { DeleteAccount } from './delete-account.ts';
import { EmailLink } from './email-link.ts';
import { EmailUndo } from './email-undo.ts';
import { ExchangeCode } from './exchange-code.ts';
import { ExportAccount } from './export-account.ts';
import { forgetEmptyAccounts } from './forget-empty-accounts.ts';
import { forgetSuccessors } from './forget-successors.ts';
import { KeyedHash } from './keyed-hash.ts';
import { type KeysAnswer, type KeysCommand, runKeysCommand } from './keys-command.ts';
import { answerQuestion } from './keys-desk.ts';
import { legacyRoutes } from './legacy-routes.ts';
import { LegacyTokens } from './legacy-tokens.ts';
import { LogIn } from './log-in.ts';
import { LogInLegacy } from './log-in-legacy.ts';
import { LogOut } from './log-out.ts';
import { Passcodes } from './passcodes.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import { RequestAccountDeletion } from './request-account-deletion.ts';
import { RequestEmailChange } from './request-email-change.ts';
import { authRoutes } from './routes.ts';
import { SendPasscode } from './send-passcode.ts';
import { forgetDeadKeys } from './signing-key-store.ts';
import { SigningKeys } from './signing-keys.ts';
import { TokenFamilies } from './token-families.ts';
import { UndoEmailChange } from './undo-email-change.ts';
import { undoPageRoutes } from './undo-page.ts';
import { watchKeys } from './watch-keys.ts';

/** What the auth room needs from the others. */
export interface AuthDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly outbox: Outbox;
  readonly entitlements: EntitlementSource;
  readonly closer: SubscriptionCloser;
  readonly addresses: AddressRecord;
}

/** The auth service: its routes, and the check of tokens for the other rooms. */
export interface Auth {
  /** To be mounted at `authBase`. */
  readonly routes: Hono;
  /** To be mounted at the root. */
  readonly pages: Hono;
  /** The account of a token of either version. */
  readonly verifyBearer: VerifyBearer;
  /** What is to be done every hour: interrupted deletions, sealed successors, keys that are over, empty accounts, the state of the audit log. */
  readonly tidy: () => Promise<void>;
  /** Ends what it does in the background. */
  readonly close: () => Promise<void>;
}

/** Wires the auth service, making its signing key in a new store. */
export async function openAuth(deps: AuthDeps): Promise<Auth> {
  const { config, clock, db, log, outbox, entitlements, closer, addresses } = deps;
  const { site: siteSecret } = config.secrets;
  const hash = new KeyedHash(siteSecret);
  const keys = await SigningKeys.open(db, clock, siteSecret);
  const accessTokens = new AccessTokens(db, keys, clock, entitlements, config.publicUrl);
  const legacyTokens = new LegacyTokens(db, clock, hash);
  const sessions = new AuthorizationSessions(hash);
  const codes = new AuthorizationCodes(hash);
  const families = new TokenFamilies(hash, keys, config.publicUrl);
  const limits = new Limits(hash);
  const passcodes = new Passcodes(hash, limits, log);
  const link = new EmailLink(hash);
  const undo = new EmailUndo(hash, deriveKey(siteSecret, 'auth former-address'));
  const undoEmailChange = new UndoEmailChange(db, clock, undo);
  const useCases = {
    beginAuthorization: new BeginAuthorization(db, clock, sessions, config),
    createAccount: new CreateAccount(db, clock, sessions, codes, limits),
    sendPasscode: new SendPasscode(db, clock, sessions, passcodes, outbox),
    logIn: new LogIn(db, clock, sessions, passcodes, codes),
    logInLegacy: new LogInLegacy(db, clock, passcodes, legacyTokens),
    exchangeCode: new ExchangeCode(db, clock, codes, sessions, families),
    refreshTokens: new RefreshTokens(db, clock, families),
    logOut: new LogOut(db, clock, families),
    requestEmailChange: new RequestEmailChange(db, clock, limits, passcodes, link, outbox),
    confirmEmailChange: new ConfirmEmailChange(
      db,
      clock,
      passcodes,
      link,
      undo,
      outbox,
      addresses,
      config.publicUrl,
    ),
    exportAccount: new ExportAccount(db, clock, entitlements, undo, new SuppressionList(siteSecret)),
    requestAccountDeletion: new RequestAccountDeletion(db, clock, passcodes, undo, outbox),
    deleteAccount: new DeleteAccount(db, clock, passcodes, undo, closer, outbox, log),
  };
  const verifyBearer: VerifyBearer = (token) =>
    // A token of the first version has no dots, one of the second has two.
    token.includes('.') ? accessTokens.verify(token) : legacyTokens.verify(token);

  const routes = new Hono();
  routes.route('/', authRoutes({ config, clock, keys, accessTokens, legacyTokens, entitlements, useCases }));
  const guarded = new Hono();
  guarded.use(privateAnswers, ownPagesOnly(config));
  guarded.route('/', accountDataRoutes({ config, accessTokens, useCases }));
  guarded.route('/', legacyRoutes({ config, verifyBearer, entitlements, useCases }));
  routes.route('/', guarded);
  return {
    routes,
    pages: undoPageRoutes(config, undoEmailChange),
    verifyBearer,
    tidy: async () => {
      await useCases.deleteAccount.finishAll();
      await forgetSuccessors(db, clock.now());
      await forgetDeadKeys(db, siteSecret, clock.now());
      await forgetEmptyAccounts(db, clock.now());
      await sayAuditHead(db, log);
    },
    close: watchKeys({
      reload: () => keys.reload(),
      attend: () => answerQuestion(config.dataDir, (command) => attendTo(command)),
      log,
    }),
  };

  async function attendTo(command: KeysCommand): Promise<KeysAnswer> {
    const answer = await runKeysCommand(db, siteSecret, command, clock.now());
    await keys.reload();
    return answer;
  }
}
