import * as z from 'zod/mini';
import { newsletterPath } from '../../domain/content/newsletter.ts';
import { NewsletterBody, NewsletterReply, newsletterPages } from '../newsletter.ts';
import { json, page, type Row } from './row.ts';

const service = 'newsletter';

/** What a plain form sends: only checked boxes are present. */
const OrderForm = z.object({
  email: z.optional(z.string()),
  news: z.optional(z.string()),
  tips: z.optional(z.string()),
  locale: z.optional(z.string()),
});

const behindLink = {
  service,
  auth: 'none',
  inTurns: true,
  query: z.object({ token: z.optional(z.string()), locale: z.optional(z.string()) }),
  privateAnswer: true,
  success: page,
  errors: { 404: [] },
  forPeople: true,
} as const;

/**
 * The newsletter. Wire contract, "Site services", row `newsletter`; and the pages linked from its mails, including RFC
 * 8058.
 */
export const newsletterRows = [
  {
    name: 'subscribeToNewsletter',
    service,
    purpose: 'Orders the newsletter; it comes once the mailed link is confirmed',
    method: 'POST',
    path: newsletterPath,
    auth: 'none',
    inTurns: true,
    body: {
      'application/json': NewsletterBody,
      'application/x-www-form-urlencoded': OrderForm,
      'multipart/form-data': OrderForm,
    },
    privateAnswer: true,
    success: [...json(NewsletterReply), { status: 303 }],
    pagesForForms: true,
    errors: { 400: ['invalid_email_address'], 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
  {
    ...behindLink,
    name: 'newsletterConfirmPage',
    purpose: 'The page behind the link to confirm; changes nothing',
    method: 'GET',
    path: newsletterPages.confirm,
  },
  {
    ...behindLink,
    name: 'confirmNewsletter',
    purpose: 'Confirms the order',
    method: 'POST',
    path: newsletterPages.confirm,
    ownPagesOnly: true,
  },
  {
    ...behindLink,
    name: 'newsletterLeavePage',
    purpose: 'The page behind the link to unsubscribe; changes nothing',
    method: 'GET',
    path: newsletterPages.unsubscribe,
  },
  {
    ...behindLink,
    name: 'leaveNewsletter',
    purpose: 'Unsubscribes; mail programs call it too',
    method: 'POST',
    path: newsletterPages.unsubscribe,
  },
] as const satisfies readonly Row[];
