/** A bird in flight, to the right: 122 units wide, from 22 above where it is placed to 34 below. */
export const flyingBird =
  'M0 26q30-14 48-14L30-22q34 8 44 32 14 0 22-8 10-8 18 0l8 5-8 4q-8 15-40 19-38 4-74-4z';
