import { feedbackPath } from '../../domain/feedback/feedback.ts';
import { FeedbackBody, FeedbackReply } from '../feedback.ts';
import { json, type Row } from './row.ts';

/**
 * Feedback forms: reporting a wrong warning, and the survey on why somebody does not use our browser. Site facts,
 * section 8.
 */
export const feedbackRows = [
  {
    name: 'sendFeedback',
    service: 'site',
    purpose: 'Keeps what a visitor reports or answers in a form, without who',
    method: 'POST',
    path: feedbackPath,
    auth: 'none',
    inTurns: true,
    body: {
      'application/json': FeedbackBody,
      'application/x-www-form-urlencoded': FeedbackBody,
      'multipart/form-data': FeedbackBody,
    },
    privateAnswer: true,
    success: [...json(FeedbackReply), { status: 303 }],
    pagesForForms: true,
    errors: { 400: ['invalid_request'], 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
] as const satisfies readonly Row[];
