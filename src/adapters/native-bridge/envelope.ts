import * as z from 'zod/mini';

/** A message on the wire. `params` is always an object: Android drops a message without it. */
export interface Envelope {
  readonly context: string;
  readonly featureName: string;
  readonly method: string;
  readonly params: object;
}

/** An envelope that expects an answer with the same id. */
export interface RequestEnvelope extends Envelope {
  readonly id: string;
}

/** An event that is waited for. */
export interface EventEnvelope {
  readonly context: string;
  readonly featureName: string;
  readonly subscriptionName: string;
}

/** The answer's result, unchecked; or the host answered with an error. */
export type Answer = { readonly ok: true; readonly result: unknown } | { readonly ok: false };

const Posted = z.object({
  context: z.optional(z.string()),
  featureName: z.optional(z.string()),
  id: z.optional(z.string()),
  subscriptionName: z.optional(z.string()),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
  params: z.optional(z.unknown()),
});

/**
 * Reads what a host posted as the answer to a request; null when it answers something else. An error with no id is ours:
 * Apple's hosts leave it out, and they answer one request at a time.
 */
export function parseAnswer(posted: unknown, request: RequestEnvelope): Answer | null {
  const { data } = Posted.safeParse(posted);
  if (data === undefined) return null;
  if (data.error !== undefined) return (data.id ?? request.id) === request.id ? { ok: false } : null;
  if (!sameChannel(data, request) || data.id !== request.id) return null;
  return data.result ? { ok: true, result: data.result } : { ok: false };
}

/** Reads what a host posted as an event that is waited for; null when it is something else. */
export function parseEvent(posted: unknown, event: EventEnvelope): { readonly params: unknown } | null {
  const { data } = Posted.safeParse(posted);
  if (data === undefined || !sameChannel(data, event)) return null;
  return data.subscriptionName === event.subscriptionName ? { params: data.params ?? {} } : null;
}

function sameChannel(
  posted: { readonly context?: string | undefined; readonly featureName?: string | undefined },
  expected: { readonly context: string; readonly featureName: string },
): boolean {
  return posted.context === expected.context && posted.featureName === expected.featureName;
}
