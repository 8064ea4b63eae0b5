import { AccountReply, authBase, PasscodeQuery, PasscodeReply } from '../auth.ts';
import { LegacyLoginQuery, LegacyLoginReply, legacyAuthPaths } from '../legacy-auth.ts';
import { confirmEdit, edit } from './email-change-rows.ts';
import { json, type Row } from './row.ts';

const service = 'legacy-auth';
const at = (path: string) => authBase + path;

/** The v1 auth service, for old apps. Wire contract, "Auth service", the rows `v1`. */
export const legacyAuthRows = [
  {
    name: 'legacyLoginLink',
    service,
    purpose: 'Mails a passcode',
    method: 'POST',
    path: at(legacyAuthPaths.loginLink),
    auth: 'none',
    inTurns: true,
    query: PasscodeQuery,
    privateAnswer: true,
    success: json(PasscodeReply),
    errors: { 400: ['invalid_email_address'], 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
  {
    name: 'legacyLogin',
    service,
    purpose:
      'Signs in with an address and its passcode, for a token that lives 30 days after its last use, 180 at most',
    method: 'POST',
    path: at(legacyAuthPaths.login),
    auth: 'none',
    inTurns: true,
    query: LegacyLoginQuery,
    privateAnswer: true,
    success: json(LegacyLoginReply),
    errors: { 400: ['invalid_login_credentials'], 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
  {
    name: 'legacyValidate',
    service,
    purpose: 'The account of a token',
    method: 'POST',
    path: at(legacyAuthPaths.validate),
    auth: 'bearer',
    success: json(AccountReply),
    errors: { 401: ['invalid_token'] },
    ownPagesOnly: true,
  },
  {
    name: 'legacyValidateByGet',
    service,
    purpose: 'The same as apps call it',
    method: 'GET',
    path: at(legacyAuthPaths.validate),
    auth: 'bearer',
    success: json(AccountReply),
    errors: { 401: ['invalid_token'] },
    ownPagesOnly: true,
  },
  { ...edit, name: 'legacyEdit', service, path: at(legacyAuthPaths.edit) },
  { ...confirmEdit, name: 'legacyConfirmEdit', service, path: at(legacyAuthPaths.editConfirm) },
] as const satisfies readonly Row[];
