import {
  PostedAnswer,
  PostedEvent,
  type SentNotification,
  type SentRequest,
} from '../../contract/host-envelopes.ts';
import { readAs } from './foreign.ts';

/** The address of an event that is awaited. */
export type EventEnvelope = Pick<PostedEvent, 'context' | 'featureName' | 'subscriptionName'>;

type Address = Pick<SentNotification, 'context' | 'featureName'>;

/** The answer's result, unvalidated; or the app answered with an error; or with neither. */
export type Answer =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreadable' };

/** An answer from its result. Apps always return an object, so anything else is unreadable. */
export function answerOf(result: unknown): Answer {
  return typeof result === 'object' && result !== null ? { kind: 'result', result } : { kind: 'unreadable' };
}

/** Parses what an app posted as the answer to a request; null when it answers something else, or nothing. */
export function parseAnswer(posted: unknown, request: SentRequest): Answer | null {
  const data = readAs(PostedAnswer, posted);
  if (data === undefined || data.id !== request.id || !isAt(data, request)) return null;
  return (data.error ?? null) === null ? answerOf(data.result) : { kind: 'refused' };
}

/**
 * Parses what the call carrying a request returned. Apple apps answer this way, and their errors lack the address and
 * the id.
 */
export function parseReturned(returned: unknown, request: SentRequest): Answer {
  const data = readAs(PostedAnswer, returned);
  if (data === undefined) return { kind: 'unreadable' };
  const isOurs = (data.id ?? request.id) === request.id;
  if (isOurs && (data.error ?? null) !== null) return { kind: 'refused' };
  return parseAnswer(returned, request) ?? { kind: 'unreadable' };
}

/** Parses what an app posted as an awaited event; null when it is something else. */
export function parseEvent(posted: unknown, event: EventEnvelope): { readonly params: unknown } | null {
  const data = readAs(PostedEvent, posted);
  if (data === undefined || !isAt(data, event)) return null;
  return data.subscriptionName === event.subscriptionName ? { params: data.params ?? {} } : null;
}

function isAt(posted: Partial<{ [Part in keyof Address]: string | undefined }>, expected: Address): boolean {
  return posted.context === expected.context && posted.featureName === expected.featureName;
}
