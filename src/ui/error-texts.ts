import type { MessageDescriptor } from '@lingui/core';

/** What happened, in one sentence, and what was not lost and what to do. */
interface ErrorText {
  readonly title: MessageDescriptor;
  readonly help: MessageDescriptor;
}

const communication: ErrorText = {
  title: {
    id: 'account.error.communication',
    message: 'There has been a communication error. Please try again.',
  },
  help: { id: 'account.error.communication.help', message: 'What you typed and chose is still here.' },
};

/** The text of every failure a visitor can meet, by its code. `{wait}` is a time such as "12 minutes". */
export const errorTexts = {
  communication,
  offline: {
    title: { id: 'account.error.offline', message: 'We cannot reach our server.' },
    help: {
      id: 'account.error.offline.help',
      message: 'What you typed and chose is still here. Check your connection and try again.',
    },
  },
  invalid_email_address: {
    title: { id: 'account.error.email', message: 'This is not an e-mail address we can write to.' },
    help: { id: 'account.error.email.help', message: 'Look for a slip in it, such as a missing dot or @.' },
  },
  email_address_in_use: {
    title: {
      id: 'account.error.emailInUse',
      message: 'This address already belongs to another subscription.',
    },
    help: {
      id: 'account.error.emailInUse.help',
      message: 'Take another address. Yours here stays as it was.',
    },
  },
  invalid_login_credentials: {
    title: { id: 'account.error.passcode', message: 'This code is wrong, or older than ten minutes.' },
    help: {
      id: 'account.error.passcode.help',
      message: 'Compare it with the newest message from us, or send a new code.',
    },
  },
  invalid_session_id: {
    title: { id: 'account.error.session', message: 'This sign-in has run out of time.' },
    help: {
      id: 'account.error.session.help',
      message: 'Your address is still here. Send a new code and carry on.',
    },
  },
  invalid_link_signature: {
    title: { id: 'account.error.link', message: 'This code belongs to an earlier request.' },
    help: {
      id: 'account.error.link.help',
      message: 'Your address is still here. Send a new code and carry on.',
    },
  },
  too_many_requests: {
    title: { id: 'account.error.tooMany', message: 'That was a few tries too many.' },
    help: {
      id: 'account.error.tooMany.help',
      message: 'Nothing is lost. For your safety the next try is possible in {wait}.',
    },
  },
  signed_out: {
    title: { id: 'account.error.signedOut', message: 'You are no longer signed in here.' },
    help: {
      id: 'account.error.signedOut.help',
      message: 'Your subscription is not affected. Sign in and carry on.',
    },
  },
  already_subscribed: {
    title: { id: 'account.error.alreadySubscribed', message: 'You already have a subscription.' },
    help: { id: 'account.error.alreadySubscribed.help', message: 'Nothing was charged a second time.' },
  },
  not_eligible: {
    title: {
      id: 'account.error.notEligible',
      message: 'We cannot sell the subscription in your country yet.',
    },
    help: { id: 'account.error.notEligible.help', message: 'Nothing was charged.' },
  },
  unknown_product: {
    title: { id: 'account.error.unknownProduct', message: 'This plan is no longer on offer.' },
    help: {
      id: 'account.error.unknownProduct.help',
      message: 'Nothing was charged. Load the page again to see today’s plans.',
    },
  },
} as const satisfies Record<string, ErrorText>;

/** A code that has a text of its own. */
export type KnownErrorCode = keyof typeof errorTexts;

/** The text for a failure. A code without a text of its own reads as the specification's communication error (section 8). */
export function errorText(code: string): ErrorText {
  return isKnown(code) ? errorTexts[code] : communication;
}

function isKnown(code: string): code is KnownErrorCode {
  return Object.hasOwn(errorTexts, code);
}
