/** What an app or a page can get wrong, with its explanation. Each finding names one. */
export const mistakes = {
  'no-answer': 'The request was never answered.',
  late: 'The answer came after the limit; the page had gone on.',
  twice: 'The request was answered twice; the page takes the first.',
  'unknown-id': 'An answer names an id that nobody asked with; the page drops it.',
  'wrong-address': 'Context or feature are not those of the request; the page drops it.',
  'error-answer': 'An app of this platform has the message, and answered it with an error.',
  'error-without-message':
    'The error has no `message` that is a text; the page cannot tell it from nonsense.',
  'no-result': 'The answer has neither a result nor an error.',
  'wrong-type': 'The answer lacks a field or has one of another type; the page drops it.',
  unreadable: 'What was posted is not in the envelope of its wire.',
  'unknown-event': 'No page listens to an event of this name; the name or the channel is wrong.',
  'wrong-event': 'The parameters of the event are not those of the contract; the page drops it.',
  'missing-message': 'The handshake leaves out `subscriptionDetails`; the page then never asks for it.',
  'wrong-platform': 'The platform named is not the one that the app runs on.',
  'wrong-time': 'A time is not in milliseconds since the epoch.',
  'wrong-token': 'The token is none: neither empty nor a JWT of three parts.',
  'expired-token': 'The access token was over when it was given.',
  'repeated-option': 'Two options of the store have one id, or an id is empty.',
  'unknown-period': 'An option’s `recurrence` is neither `monthly` nor `yearly`; the page leaves it out.',
  'unknown-message': 'The page sent a message that the contract does not have on this channel.',
  'wrong-params': 'The page sent parameters that are not those of the contract.',
  'wrong-kind': 'The page sent a notification with an id, or a request without one.',
} as const;

/** The name of a mistake. */
export type Mistake = keyof typeof mistakes;

/** Who made it. */
export type Culprit = 'app' | 'page';
