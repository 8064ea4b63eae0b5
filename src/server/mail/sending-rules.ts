import { hour, minute, second } from '../../domain/duration.ts';
import type { EmailKind } from './email-kind.ts';
import type { MailFailure } from './mail-failure.ts';

/** How the outbox handles a mail server that refuses or is unavailable; all in milliseconds. */
export const sendingRules = {
  /** How long after its order an email is worth trying. A passcode expires after ten minutes. */
  life: { asked: 10 * minute, confirmation: 72 * hour, service: 72 * hour } satisfies Record<
    EmailKind,
    number
  >,
  /** Backoff after temporary rejections; the last delay repeats. */
  waits: [5 * second, 15 * second, 30 * second, minute, 2 * minute, 4 * minute, 30 * minute, 2 * hour],
  /** Retry delay of an email that reached no server; longer later on, so that an email that crashes the server does so rarely. */
  waitWhileAway: { early: second, later: minute, earlyFor: 10 * minute },
  /** How long all sending pauses after the server was unavailable, so that one email probes it, not each of them. */
  pause: second,
  /** Concurrent messages per process, unless `SMTP_URL` says otherwise. */
  atOnce: 8,
  /** How long an idle connection is kept: long enough for a burst, short enough that nothing in between drops it silently. */
  keptFor: 10 * second,
  /** Timeout of one attempt. */
  tryFor: 30 * second,
  /** How long attempts under way may continue at shutdown. */
  goodbye: 5 * second,
  /** How often the outbox is polled when nothing is known to wait: a process that died may have left an email there. */
  look: 10 * second,
  /** How long a claim lasts. Longer than an attempt. */
  lease: 40 * second,
} as const;

/** Milliseconds until the next attempt after `tries` failed ones, or null to give up. */
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
