import { hour, minute, second } from '../../domain/duration.ts';
import type { EmailKind } from './email-kind.ts';
import type { MailFailure } from './mail-failure.ts';

/** How the outbox deals with a mail server that refuses or is away; all in milliseconds. */
export const sendingRules = {
  /** How long an email is worth trying, from its order on. A passcode is dead after ten minutes. */
  life: { asked: 10 * minute, confirmation: 72 * hour, service: 72 * hour } satisfies Record<
    EmailKind,
    number
  >,
  /** Waits after a temporary rejection; the last one goes on. */
  waits: [5 * second, 15 * second, 30 * second, minute, 2 * minute, 4 * minute, 30 * minute, 2 * hour],
  /** The wait of an email that met no server; later the longer one, so that an email that breaks the server does so rarely. */
  waitWhileAway: { early: second, later: minute, earlyFor: 10 * minute },
  /** For how long nothing is tried when the server was away: one look, not one for each email. */
  pause: second,
  /** Messages that one process hands over at once, unless `SMTP_URL` says otherwise. */
  atOnce: 8,
  /** How long a connection is kept for the next message: for a burst, and shorter than what lies between falls asleep. */
  keptFor: 10 * second,
  /** The longest that one try may take. */
  tryFor: 30 * second,
  /** How long the tries under way may go on when the server is told to stop. */
  goodbye: 5 * second,
  /** How often the outbox is looked at when nothing is known to wait: a process that died may have left an email there. */
  look: 10 * second,
  /** How long a claimed email is left to whoever claimed it. Longer than a try. */
  lease: 40 * second,
} as const;

/** Milliseconds until the next try of an email after `tries` have failed, or null when it is time to give up. */
export function waitAfterFailure(given: {
  readonly failure: MailFailure['code'];
  readonly kind: EmailKind;
  readonly tries: number;
  readonly age: number;
}): number | null {
  const { failure, kind, tries, age } = given;
  if (failure === 'refused' || failure === 'no_such_mailbox') return null;
  const { waits, waitWhileAway, life } = sendingRules;
  const away = age < waitWhileAway.earlyFor ? waitWhileAway.early : waitWhileAway.later;
  const wait = failure === 'away' ? away : (waits[Math.min(tries, waits.length) - 1] ?? 0);
  return age + wait < life[kind] ? wait : null;
}
