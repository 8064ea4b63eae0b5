import { mostClockSkew } from '../../../domain/clock-skew.ts';

/**
 * Passcodes in the order in which they were sent, the last one first. One that lies further ahead than another server's clock may was
 * sent by a clock that was wrong and has been set right: it is older than all that were sent since.
 */
export function newestFirst<Sent extends { readonly sentAt: number }>(
  sent: readonly Sent[],
  now: number,
): readonly Sent[] {
  const isAhead = ({ sentAt }: Sent) => Number(sentAt > now + mostClockSkew);
  return sent.toSorted((one, other) => isAhead(one) - isAhead(other) || other.sentAt - one.sentAt);
}
