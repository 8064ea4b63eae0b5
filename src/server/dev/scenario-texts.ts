import type { Foreseen } from './foresee.ts';
import type { StoryStep } from './scenario-story.ts';

/** Labels of upcoming steps. */
export const foreseenTexts = {
  'renewal-notice': 'The next charge is announced',
  reminder: 'Reminder of the declined charge',
  paid: 'The trial ends, the first charge is paid',
  renewed: 'Renewed and paid',
  refused: 'The charge is declined, and the grace period begins',
  'refused-again': 'The card is tried again and declined',
  ended: 'It ends, and so does access',
} as const satisfies Record<Foreseen, string>;

/** The title of a past step. */
export function titleOf({ changes, events, mails }: StoryStep): string {
  const change = changes.at(-1);
  if (change === undefined) {
    if (events.includes('invoice.payment_failed')) return 'Tried again, declined again';
    if (events.length > 0) return 'An event from the card provider that changes nothing here';
    return mails.length === 1 ? 'An email was due' : 'Emails were due';
  }
  const { action, before, wasInTrial, inTrial } = change;
  switch (action) {
    case 'await-first-payment':
      return 'Bought: waiting for the first payment';
    case 'stop-renewing':
      if (before === 'Inactive') return 'The dispute is won: access is back, without a renewal';
      return 'Canceled: it runs to the end of the paid period';
    case 'fall-behind':
      return 'The charge was declined, the grace period begins';
    case 'suspend':
      return 'The payment is disputed: access is paused until the bank decides';
    case 'end':
      return 'Ended, and so did access';
    case 'renew':
      if (before === null) return inTrial ? 'Bought: the free trial begins' : 'Bought and paid';
      if (before === 'Not Auto-Renewable') return 'Resumed: it will renew again';
      if (before === 'Grace Period') return 'Paid after all: active again';
      if (wasInTrial && !inTrial) return 'The trial ended, the first charge was paid';
      return events.includes('invoice.paid') ? 'Renewed and paid' : 'Changed for the next period';
  }
}

/** The time until a moment, in a suitable unit: `in 5 days`, `now`. */
export function fromNow(now: number, at: number): string {
  const minutes = Math.round((at - now) / 60_000);
  if (minutes <= 0) return 'now';
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  if (minutes < 90) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day');
}
