import type { MessageDescriptor } from '@lingui/core';

/** What happened, in one sentence, and what was not lost or what to do. */
interface ErrorText {
  readonly title: MessageDescriptor;
  readonly help: MessageDescriptor;
}

const communication: ErrorText = {
  title: {
    id: 'account.error.communication',
    message: 'There has been a communication error. Please try again.',
  },
  help: { id: 'account.error.communication.help', message: 'Nothing is lost.' },
};

/** The text of every failure that a visitor can see, by its code. `{wait}` is a duration such as "12 minutes". */
export const errorTexts = {
  communication,
  offline: {
    title: { id: 'account.error.offline', message: 'We can’t reach our server.' },
    help: {
      id: 'account.error.offline.help',
      message: 'Nothing is lost. Check your connection and try again.',
    },
  },
  invalid_email_address: {
    title: { id: 'account.error.email', message: 'We can’t send e-mail to this address.' },
    help: { id: 'account.error.email.help', message: 'Check it for typos, such as a missing dot or @.' },
  },
  email_address_in_use: {
    title: {
      id: 'account.error.emailInUse',
      message: 'This address already belongs to another subscription.',
    },
    help: {
      id: 'account.error.emailInUse.help',
      message: 'Use a different address. Nothing has changed here.',
    },
  },
  own_email_address: {
    title: { id: 'account.error.emailOwn', message: 'You already sign in with this address.' },
    help: { id: 'account.error.emailOwn.help', message: 'Enter the new one.' },
  },
  invalid_login_credentials: {
    title: { id: 'account.error.passcode', message: 'This code is wrong, or older than ten minutes.' },
    help: {
      id: 'account.error.passcode.help',
      message: 'Use the code from our latest e-mail, or send a new one.',
    },
  },
  mistyped_recovery_key: {
    title: { id: 'account.error.keyMistyped', message: 'This recovery key has a typo.' },
    help: {
      id: 'account.error.keyMistyped.help',
      message: 'It has 20 letters and digits. Compare it with the one you saved.',
    },
  },
  unknown_recovery_key: {
    title: { id: 'account.error.keyUnknown', message: 'No subscription has this recovery key.' },
    help: {
      id: 'account.error.keyUnknown.help',
      message: 'If you have made a newer key, only the newest one works.',
    },
  },
  invalid_session_id: {
    title: { id: 'account.error.session', message: 'This sign-in has expired.' },
    help: {
      id: 'account.error.session.help',
      message: 'Your e-mail address is still here. Send a new code to continue.',
    },
  },
  invalid_link_signature: {
    title: { id: 'account.error.link', message: 'This code belongs to an earlier request.' },
    help: {
      id: 'account.error.link.help',
      message: 'Your e-mail address is still here. Send a new code to continue.',
    },
  },
  too_many_requests: {
    title: { id: 'account.error.tooMany', message: 'Too many attempts.' },
    help: {
      id: 'account.error.tooMany.help',
      message: 'Nothing is lost. For your security, please wait {wait} before you try again.',
    },
  },
  signed_out: {
    title: { id: 'account.error.signedOut', message: 'You are no longer signed in here.' },
    help: {
      id: 'account.error.signedOut.help',
      message: 'Your subscription is not affected. Sign in to continue.',
    },
  },
  already_subscribed: {
    title: { id: 'account.error.alreadySubscribed', message: 'You already have a subscription.' },
    help: { id: 'account.error.alreadySubscribed.help', message: 'Nothing was charged a second time.' },
  },
  not_eligible: {
    title: {
      id: 'account.error.notEligible',
      message: 'We can’t sell the subscription in your country yet.',
    },
    help: { id: 'account.error.notEligible.help', message: 'Nothing was charged.' },
  },
  not_entitled: {
    title: {
      id: 'account.error.notEntitled',
      message: 'Your account has no active subscription with this service.',
    },
    help: {
      id: 'account.error.notEntitled.help',
      message: 'You have no code yet. If you have just subscribed, wait a minute and try again.',
    },
  },
  unknown_product: {
    title: { id: 'account.error.unknownProduct', message: 'This plan is no longer available.' },
    help: {
      id: 'account.error.unknownProduct.help',
      message: 'Nothing was charged. Reload the page to see the current plans.',
    },
  },
} as const satisfies Record<string, ErrorText>;

/** A code with a text of its own. */
export type KnownErrorCode = keyof typeof errorTexts;

/** The text of a failure. A code without a text of its own gets the specification's communication error (section 8). */
export function errorText(code: string): ErrorText {
  return isKnown(code) ? errorTexts[code] : communication;
}

function isKnown(code: string): code is KnownErrorCode {
  return Object.hasOwn(errorTexts, code);
}
