import * as z from 'zod/mini';

/** Path of identity theft restoration, at the root. */
export const restorationPath = '/itr/issue';

/** Answer of `issue`: the code by which the restoration partner knows a subscriber; asked again it is a new one. */
export const RestorationReply = z.object({ code: z.string().check(z.minLength(1)) });
export type RestorationReply = z.infer<typeof RestorationReply>;

/**
 * Where the restoration partner asks whether a code is good, with its key (`ITR_PARTNER_KEY`) as bearer. Beyond the wire
 * contract, which says nothing of the partner's side.
 */
export const restorationCheckPath = '/itr/check';
/** Body of `check`: the code as it was heard; case, dashes and blanks do not count. */
export const RestorationCheckBody = z.object({ code: z.string().check(z.maxLength(64)) });
/** Answer of `check`: true while the code lives and its subscriber is entitled. */
export const RestorationCheckReply = z.object({ valid: z.boolean() });
export type RestorationCheckReply = z.infer<typeof RestorationCheckReply>;
