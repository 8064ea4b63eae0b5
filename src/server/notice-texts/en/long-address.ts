import type { LongAddressTexts } from '../shapes/long-address.ts';

/** The plain page for an address that the server does not read to its end, in English. */
export const longAddress: LongAddressTexts = {
  heading: 'This address is too long',
  says: [
    'It is longer than our server can read, so nothing was searched or saved.',
    'If you were searching, use fewer words. If you followed a link, part of it may have been copied twice.',
  ],
  home: 'Go to the home page',
};
