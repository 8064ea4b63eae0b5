import { minute } from './duration.ts';

/**
 * How far the clocks of two servers may differ, in milliseconds. What was written further ahead than that comes from a clock that was
 * wrong and has been set right.
 */
export const mostClockSkew = minute;
