import { withdrawalPath } from '../../domain/withdrawal/withdrawal.ts';
import { WithdrawalBody } from '../withdrawal.ts';
import { page, type Row } from './row.ts';

/** The statement of withdrawal, and its confirmation. Directive 2011/83/EU, article 11a. */
export const withdrawalRows = [
  {
    name: 'withdraw',
    service: 'site',
    purpose: 'Shows a statement of withdrawal to be confirmed; confirmed, keeps it and sends a receipt',
    method: 'POST',
    path: withdrawalPath,
    auth: 'none',
    inTurns: true,
    body: {
      'application/x-www-form-urlencoded': WithdrawalBody,
      'multipart/form-data': WithdrawalBody,
    },
    privateAnswer: true,
    success: page,
    pagesForForms: true,
    errors: { 400: ['invalid_request'], 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
] as const satisfies readonly Row[];
