import type { Foreseen } from './foresee.ts';
import type { StoryStep } from './scenario-story.ts';

/** What is to come, in words. */
export const foreseenTexts = {
  'renewal-notice': 'The next charge is announced',
  reminder: 'Reminder of the refused charge',
  paid: 'The trial ends, the first charge is paid',
  renewed: 'Renewed and paid',
  refused: 'The charge is refused, and the days of grace begin',
  'refused-again': 'The card is tried again, and refused',
  ended: 'It ends, and so does access',
} as const satisfies Record<Foreseen, string>;

/** What a step was, in words. */
export function titleOf({ changes, events, mails }: StoryStep): string {
  const change = changes.at(-1);
  if (change === undefined) {
    if (events.includes('invoice.payment_failed')) return 'Tried again, refused again';
    if (events.length > 0) return 'The card provider told of something that changes nothing here';
    return mails.length === 1 ? 'An email was due' : 'Emails were due';
  }
  const { action, before, wasInTrial, inTrial } = change;
  switch (action) {
    case 'await-first-payment':
      return 'Bought, the first payment is awaited';
    case 'stop-renewing':
      if (before === 'Inactive') return 'The bank has left us the payment: access is back, without a renewal';
      return 'Cancelled: it runs to the end of the paid time';
    case 'fall-behind':
      return 'The charge was refused, the days of grace begin';
    case 'suspend':
      return 'The bank claims the payment back: access rests until it has decided';
    case 'end':
      return 'Ended, and so did access';
    case 'renew':
      if (before === null) return inTrial ? 'Bought: the free trial begins' : 'Bought and paid';
      if (before === 'Not Auto-Renewable') return 'Resumed: it will renew again';
      if (before === 'Grace Period') return 'Paid after all: everything is well again';
      if (wasInTrial && !inTrial) return 'The trial ended, the first charge was paid';
      return events.includes('invoice.paid') ? 'Renewed and paid' : 'Changed for the next period';
  }
}

/** How long until a moment, in the unit that fits: `in 5 days`, `now`. */
export function fromNow(now: number, at: number): string {
  const minutes = Math.round((at - now) / 60_000);
  if (minutes <= 0) return 'now';
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  if (minutes < 90) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day');
}
