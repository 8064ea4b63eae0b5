import {
  RestorationCheckBody,
  RestorationCheckReply,
  RestorationReply,
  restorationCheckPath,
  restorationPath,
} from '../restoration.ts';
import { json, type Row } from './row.ts';

const service = 'site';

/** The codes of identity theft restoration. Wire contract, "Site services", row `restoration code`. */
export const restorationRows = [
  {
    name: 'issueRestorationCode',
    service,
    purpose: 'The code by which the identity theft restoration partner knows a subscriber',
    method: 'POST',
    path: restorationPath,
    auth: 'bearer',
    success: json(RestorationReply),
    errors: { 401: ['invalid_token'], 403: ['not_entitled'], 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
  {
    name: 'checkRestorationCode',
    service,
    purpose: 'Tells the restoration partner, who brings its key as bearer, whether a code is good',
    method: 'POST',
    path: restorationCheckPath,
    auth: 'bearer',
    body: { 'application/json': RestorationCheckBody },
    success: json(RestorationCheckReply),
    errors: { 401: ['invalid_token'] },
    ownPagesOnly: true,
  },
] as const satisfies readonly Row[];
