import { defaultLocale, type Locale, pathIn, publicLocales } from '../locale/locale.ts';

/** Where the codes lead that a phone's camera reads, as paths of the site: the downloads, with the origin of who came with none, and where one signs in. */
const places = { app: '/app?origin=qr_website', activate: '/subscriptions/activate' } as const;

/** What a code leads to: to the downloads, or to where one signs in to a subscription on another device. */
export type PhoneCodePlace = keyof typeof places;

/** Every place that a code leads to. */
export const phoneCodePlaces = Object.keys(places) as readonly PhoneCodePlace[];

/** A code that a phone's camera reads: `path` of the site is where it leads, `image` the path of its drawing. */
export interface PhoneCode {
  readonly path: string;
  readonly image: string;
}

/** The code for a place, which stays in the page's language where that is public. */
export function phoneCode(place: PhoneCodePlace, locale: Locale): PhoneCode {
  const spoken = publicLocales.find((known) => known === locale) ?? defaultLocale;
  return { path: pathIn(spoken, places[place]), image: `/qr${pathIn(spoken, `/${place}`)}.svg` };
}
