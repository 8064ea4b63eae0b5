/** Endpoint for newsletter sign-ups, by script or plain form, at the root. Wire contract, "Site services". */
export const newsletterPath = '/newsletter/subscription/subscribe';

/**
 * The fragment of the newsletter's page (`/newsletter#sent`) to which a form submitted without script redirects: it
 * says that an e-mail is on its way.
 */
export const newsletterSentPlace = 'sent';

/** Which newsletter e-mails somebody wants: the weekly `news`, the e-mail course `tips`, or both. */
export interface NewsletterWishes {
  readonly news: boolean;
  readonly tips: boolean;
}

/** Why a sign-up is refused: the address is invalid, or neither e-mail was chosen. */
export type SignUpProblem = { readonly code: 'invalid_email_address' } | { readonly code: 'nothing_chosen' };

/** For how many days a sign-up can be confirmed with the link in the e-mail; it is deleted afterwards. */
export const confirmationDays = 15;
