import * as z from 'zod/mini';

/** Paths that exist outside production only. */
export const devPaths = {
  mailbox: '/dev/mail',
  mailboxJson: '/dev/mail.json',
  pay: '/dev/pay/:session',
  portal: '/dev/portal/:session',
  clock: '/dev/clock',
} as const;

/** One message the server sent, newest first in the list; `sentAt` in milliseconds since the epoch. */
export const DevMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.number(),
});
export const DevMailReply = z.array(DevMail);

/** The server's clock in milliseconds since the epoch. */
export const ClockReply = z.object({ now: z.number() });
/** How far to move it: an ISO 8601 duration such as `P7D`. */
export const ClockBody = z.object({ advance: z.string() });
