import {
  AccountExport,
  AccountReply,
  authBase,
  authPaths,
  DeleteBody,
  DeleteReply,
  DeleteRequestQuery,
  DeleteRequestReply,
  RecoveryKeyKeptReply,
  RecoveryKeyReply,
} from '../auth.ts';
import { json, type Row } from './row.ts';

const service = 'auth';
const at = (path: string) => authBase + path;

/** What the v2 auth service tells and changes of an account, besides its address. Wire contract, "Auth service". */
export const accountRows = [
  {
    name: 'account',
    service,
    purpose: 'The account with its address and entitlements',
    method: 'GET',
    path: at(authPaths.account),
    auth: 'bearer',
    success: json(AccountReply),
    errors: { 401: ['invalid_token'] },
    ownPagesOnly: true,
  },
  {
    name: 'makeRecoveryKey',
    service,
    purpose: 'Makes the recovery key of the account, told this once; an earlier one is good no more',
    method: 'POST',
    path: at(authPaths.recoveryKey),
    auth: 'bearer',
    success: json(RecoveryKeyReply),
    errors: { 401: ['invalid_token'], 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
  {
    name: 'noteRecoveryKeyKept',
    service,
    purpose: 'Tells that its owner has saved the recovery key: until then it is no way back to the account',
    method: 'POST',
    path: at(authPaths.recoveryKeyKept),
    auth: 'bearer',
    success: json(RecoveryKeyKeptReply),
    errors: { 401: ['invalid_token'] },
    ownPagesOnly: true,
  },
  {
    name: 'exportAccount',
    service,
    purpose: 'Everything the site knows about the account, as a file',
    method: 'GET',
    path: at(authPaths.export),
    auth: 'bearer',
    success: json(AccountExport),
    errors: { 401: ['invalid_token'], 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
  {
    name: 'requestDeletion',
    service,
    purpose:
      'Mails the passcode that deleting the account needs: to its address, or for 7 days after a change to the former one',
    method: 'POST',
    path: at(authPaths.deleteRequest),
    auth: 'bearer',
    query: DeleteRequestQuery,
    success: json(DeleteRequestReply),
    errors: { 400: ['invalid_request'], 401: ['invalid_token'], 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
  {
    name: 'deleteAccount',
    service,
    purpose: 'Deletes the account; its subscription is closed first',
    method: 'POST',
    path: at(authPaths.delete),
    auth: 'bearer',
    body: { 'application/json': DeleteBody },
    success: json(DeleteReply),
    errors: {
      400: ['invalid_login_credentials'],
      401: ['invalid_token'],
      429: ['too_many_requests'],
    },
    ownPagesOnly: true,
  },
] as const satisfies readonly Row[];
