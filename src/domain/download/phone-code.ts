import { defaultLocale, type Locale, pathIn, publicLocales } from '../locale/locale.ts';

/**
 * Targets of the QR codes, as paths of the site: the downloads, with an origin for visitors who have none, and the
 * sign-in.
 */
const places = { app: '/app?origin=qr_website', activate: '/subscriptions/activate' } as const;

/** What a QR code leads to: the downloads, or signing in to a subscription on another device. */
export type PhoneCodePlace = keyof typeof places;

/** Every target of a QR code. */
export const phoneCodePlaces = Object.keys(places) as readonly PhoneCodePlace[];

/** A QR code: `path` is the target on the site, `image` the path of its picture. */
export interface PhoneCode {
  readonly path: string;
  readonly image: string;
}

/** The QR code for a target, in the page's language if that is public. */
export function phoneCode(place: PhoneCodePlace, locale: Locale): PhoneCode {
  const spoken = publicLocales.find((known) => known === locale) ?? defaultLocale;
  return { path: pathIn(spoken, places[place]), image: `/qr${pathIn(spoken, `/${place}`)}.svg` };
}
