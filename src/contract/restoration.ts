import * as z from 'zod/mini';

/** Path of identity theft restoration, at the root. */
export const restorationPath = '/itr/issue';

/**
 * Response of `issue`: the code by which the restoration partner recognizes a subscriber; every call issues a new one.
 */
export const RestorationReply = z.object({ code: z.string().check(z.minLength(1)) });
export type RestorationReply = z.infer<typeof RestorationReply>;

/**
 * Where the restoration partner checks whether a code is valid, with its key (`ITR_PARTNER_KEY`) as bearer token. Not
 * in the wire contract, which does not cover the partner's side.
 */
export const restorationCheckPath = '/itr/check';
/** Body of `check`: the code as dictated; case, dashes and spaces do not matter. */
export const RestorationCheckBody = z.object({ code: z.string().check(z.maxLength(64)) });
/** Response of `check`: true while the code is valid and its subscriber entitled. */
export const RestorationCheckReply = z.object({ valid: z.boolean() });
export type RestorationCheckReply = z.infer<typeof RestorationCheckReply>;
