/** A second in milliseconds, in which every time and length of the site is counted unless its name says otherwise. */
export const second = 1_000;

/** A minute in milliseconds. */
export const minute = 60 * second;

/** An hour in milliseconds. */
export const hour = 60 * minute;

/** A day of 24 hours in milliseconds: one of UTC, which knows no summer time. */
export const day = 24 * hour;
