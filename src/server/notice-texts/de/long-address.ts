import type { LongAddressTexts } from '../shapes/long-address.ts';

/** The plain page for an address that the server does not read to its end, in German. */
export const longAddress: LongAddressTexts = {
  heading: 'Diese Adresse ist zu lang',
  says: [
    'Unser Server kann sie nicht ganz lesen. Es wurde nichts gesucht und nichts gespeichert.',
    'Wenn Sie etwas suchen, nehmen Sie weniger Wörter. Wenn Sie einem Link gefolgt sind, wurde vielleicht ein Teil davon doppelt kopiert.',
  ],
  home: 'Zur Startseite',
};
