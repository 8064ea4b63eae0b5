/**
 * The logo: a mallard's head made of one disc, neck ring, beak and eye, in a square of 64 units. All drawings of it use
 * these shapes; `public/favicon.svg` is a copy checked by a test. Design, look.md.
 */
export const mark = {
  viewBox: '0 0 64 64',
  beak: 'M40 22c7 1 11 7 18 9 6 1 7 9 1 10-6 1-12 1-19 1z',
  head: { cx: 25, cy: 36, r: 23 },
  ring: 'M4.2 45.7Q25 58.5 45.8 45.7A23 23 0 0 1 42.6 50.8Q25 61.5 7.4 50.8A23 23 0 0 1 4.2 45.7z',
  eye: { cx: 33, cy: 28, r: 3.4 },
} as const;
