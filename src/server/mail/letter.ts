import * as z from 'zod/mini';

/** The letters the server writes. */
export const letterNames = [
  'sign-in-passcode',
  'no-account',
  'email-passcode',
  'email-removal-passcode',
] as const;
export type LetterName = (typeof letterNames)[number];

/** What is needed to write one letter; `locale` as the caller gave it. */
export const LetterOrder = z.object({
  letter: z.enum(letterNames),
  to: z.string(),
  locale: z.optional(z.string()),
  /** Null in a letter that has none. */
  passcode: z.nullable(z.string()),
});
export type LetterOrder = z.infer<typeof LetterOrder>;

/** A letter ready to be sent. `id` stays the same over every try, so that a receiver can drop a copy. */
export interface Message {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
