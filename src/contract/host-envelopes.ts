import * as z from 'zod/mini';

const address = { context: z.string(), featureName: z.string() };
const sent = { ...address, method: z.string(), params: z.record(z.string(), z.unknown()) };

/**
 * A message that expects no answer. `params` is always present, because Android drops a message without it. Host-app
 * reference, section 1.1.
 */
export const SentNotification = z.object(sent);
export type SentNotification = z.infer<typeof SentNotification>;

/** A message that expects an answer, which carries the same id. */
export const SentRequest = z.object({ ...sent, id: z.string().check(z.minLength(1)) });
export type SentRequest = z.infer<typeof SentRequest>;

/** Both with the field names of Windows; a notification has no `Id`. Host-app reference, section 1.3. */
export const SentToWindows = z.object({
  Feature: z.string(),
  SubFeatureName: z.string(),
  Name: z.string(),
  Data: z.record(z.string(), z.unknown()),
  Id: z.optional(z.string()),
});
export type SentToWindows = z.infer<typeof SentToWindows>;

/**
 * An app's answer: `result`, always an object however little there is to say, or else `error`. Apple's apps omit the id
 * from an error. Android's add `method`, and a `code` to the error.
 */
export const PostedAnswer = z.object({
  context: z.optional(z.string()),
  featureName: z.optional(z.string()),
  id: z.optional(z.string()),
  result: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
});
export type PostedAnswer = z.infer<typeof PostedAnswer>;

/** A message an app sends unasked. */
export const PostedEvent = z.object({
  ...address,
  subscriptionName: z.string(),
  params: z.optional(z.unknown()),
});
export type PostedEvent = z.infer<typeof PostedEvent>;
