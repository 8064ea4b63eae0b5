/** A bird flying to the right, wings up: 123 units wide, from 24 above its origin to 37 below. */
export const flyingBird =
  'M0 22q24-2 46-10 2-18-16-36 36 6 46 32 12 1 20-5 9-8 17 0l10 6-10 3q-9 14-33 20-40 8-80-10z';

/** The same bird half a beat later, wings down: as wide, from 1 above its origin to 52 below. */
export const wingsDown =
  'M0 20q40-10 76-10 12 1 20-5 9-8 17 0l10 6-10 3q-7 10-21 16-12 24-50 26 14-10 16-24-34-2-58-12z';
