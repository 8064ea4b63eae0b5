import * as z from 'zod/mini';

const address = { context: z.string(), featureName: z.string() };
const sent = { ...address, method: z.string(), params: z.record(z.string(), z.unknown()) };

/** What a page sends and waits for no answer to. `params` is never left out: Android drops a message without it. Host-app reference, section 1.1. */
export const SentNotification = z.object(sent);
export type SentNotification = z.infer<typeof SentNotification>;

/** What a page sends and waits for the answer to, which carries the same id. */
export const SentRequest = z.object({ ...sent, id: z.string().check(z.minLength(1)) });
export type SentRequest = z.infer<typeof SentRequest>;

/** Both as Windows names their fields; a notification is without `Id`. Host-app reference, section 1.3. */
export const SentToWindows = z.object({
  Feature: z.string(),
  SubFeatureName: z.string(),
  Name: z.string(),
  Data: z.record(z.string(), z.unknown()),
  Id: z.optional(z.string()),
});
export type SentToWindows = z.infer<typeof SentToWindows>;

/**
 * What an app posts as an answer: `result`, which is a thing however little there is to say, or else `error`. Apple's apps leave
 * the id out of an error. Android's add `method`, and a `code` to the error.
 */
export const PostedAnswer = z.object({
  context: z.optional(z.string()),
  featureName: z.optional(z.string()),
  id: z.optional(z.string()),
  result: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
});
export type PostedAnswer = z.infer<typeof PostedAnswer>;

/** What an app posts unasked. */
export const PostedEvent = z.object({
  ...address,
  subscriptionName: z.string(),
  params: z.optional(z.unknown()),
});
export type PostedEvent = z.infer<typeof PostedEvent>;
