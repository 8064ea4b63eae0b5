import * as z from 'zod/mini';
import {
  authBase,
  authPagePaths,
  authPaths,
  EditConfirmQuery,
  EditConfirmReply,
  EditQuery,
  EditReply,
} from '../auth.ts';
import { idempotencyHeader } from '../idempotency.ts';
import { json, page, type Row } from './row.ts';

const service = 'auth';
const at = (path: string) => authBase + path;
/** A link without a token is treated as expired. */
const linkToken = z.object({ token: z.optional(z.string()) });

/** The call that asks for another address, the same in v1 and v2 but for its path. */
export const edit = {
  purpose: 'Asks for another address, or for none',
  method: 'POST',
  auth: 'bearer',
  headers: {
    [idempotencyHeader]: 'A repeated call with the same key is answered again, and nothing is mailed',
  },
  query: EditQuery,
  success: json(EditReply),
  errors: {
    400: ['invalid_email_address'],
    401: ['invalid_token'],
    409: ['email_address_in_use'],
    429: ['too_many_requests'],
  },
  ownPagesOnly: true,
} as const satisfies Partial<Row>;

/** The call that confirms it, the same in v1 and v2 but for its path. */
export const confirmEdit = {
  purpose: 'Confirms it with the mailed passcode',
  method: 'POST',
  auth: 'bearer',
  query: EditConfirmQuery,
  success: json(EditConfirmReply),
  errors: {
    400: ['invalid_login_credentials', 'invalid_link_signature'],
    401: ['invalid_token'],
    409: ['email_address_in_use'],
    429: ['too_many_requests'],
  },
  ownPagesOnly: true,
} as const satisfies Partial<Row>;

/** Changing the address of an account, and the page its mails link to. Wire contract, "Auth service". */
export const emailChangeRows = [
  { ...edit, name: 'editAccount', service, path: at(authPaths.edit) },
  { ...confirmEdit, name: 'confirmEdit', service, path: at(authPaths.editConfirm) },
  {
    name: 'undoEmailChangePage',
    service,
    purpose: 'The page behind the link in the mail to the old address; changes nothing',
    method: 'GET',
    path: authPagePaths.undoEmailChange,
    auth: 'none',
    inTurns: true,
    query: linkToken,
    privateAnswer: true,
    success: page,
    errors: { 404: [] },
    forPeople: true,
  },
  {
    name: 'undoEmailChange',
    service,
    purpose: 'Takes the change of address back',
    method: 'POST',
    path: authPagePaths.undoEmailChange,
    auth: 'none',
    inTurns: true,
    query: linkToken,
    privateAnswer: true,
    success: page,
    errors: { 404: [], 409: [] },
    forPeople: true,
    ownPagesOnly: true,
  },
] as const satisfies readonly Row[];
