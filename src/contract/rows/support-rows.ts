import { supportPath } from '../../domain/support/question.ts';
import { QuestionBody } from '../support.ts';
import type { Row } from './row.ts';

/** The support form. Site facts, section 8. */
export const supportRows = [
  {
    name: 'askSupport',
    service: 'site',
    purpose: 'Sends a question to the people of support, who answer it by e-mail',
    method: 'POST',
    path: supportPath,
    auth: 'none',
    inTurns: true,
    body: {
      'application/x-www-form-urlencoded': QuestionBody,
      'multipart/form-data': QuestionBody,
    },
    privateAnswer: true,
    success: [{ status: 303 }],
    pagesForForms: true,
    errors: { 400: ['invalid_request'], 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
] as const satisfies readonly Row[];
