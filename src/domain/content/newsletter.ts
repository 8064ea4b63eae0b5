/** Where a sign-up for the newsletter is sent, by script and by plain form, at the root. Wire contract, "Site services". */
export const newsletterPath = '/newsletter/subscription/subscribe';

/**
 * The place on the newsletter's page (`/newsletter#sent`) to which a plain form leads once it has been taken: it says that an
 * e-mail is on its way.
 */
export const newsletterSentPlace = 'sent';

/** Which of the newsletter's e-mails somebody wants: the weekly `news`, the e-mail course `tips`, or both. */
export interface NewsletterWishes {
  readonly news: boolean;
  readonly tips: boolean;
}

/** What is wrong with a sign-up: the text is no address, or neither e-mail is wanted. */
export type SignUpProblem = { readonly code: 'invalid_email_address' } | { readonly code: 'nothing_chosen' };

/** For how many days a sign-up can be confirmed by the link in the e-mail, and is kept at all. */
export const confirmationDays = 15;
