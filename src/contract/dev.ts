import * as z from 'zod/mini';

/** Paths that exist outside production only. */
export const devPaths = {
  mailbox: '/dev/mail',
  mailboxJson: '/dev/mail.json',
  mailWait: '/dev/mail/wait',
  pay: '/dev/pay/:session',
  portal: '/dev/portal/:session',
  clock: '/dev/clock',
  beacon: '/dev/beacon',
  search: '/dev/search',
} as const;

/** A message sent by the server; `sentAt` in milliseconds since the epoch. */
export const DevMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.number(),
});
/** Response of the mailbox: the messages sent, newest first. */
export const DevMailReply = z.array(DevMail);

/** Form body: the address whose wait for another code is to be skipped. */
export const MailWaitBody = z.object({ to: z.string().check(z.maxLength(254)) });

/** The server's clock in milliseconds since the epoch. */
export const ClockReply = z.object({ now: z.number() });
/** How far to advance the clock: an ISO 8601 duration such as `P7D`. */
export const ClockBody = z.object({ advance: z.string() });

/** The beacon's counts (`?format=json`): days in UTC, newest first, with their events, most frequent first. */
export const DevBeaconReply = z.object({
  days: z.array(
    z.object({
      day: z.string(),
      events: z.array(
        z.object({ pixel: z.string(), params: z.record(z.string(), z.string()), count: z.int() }),
      ),
    }),
  ),
});
export type DevBeaconReply = z.infer<typeof DevBeaconReply>;
