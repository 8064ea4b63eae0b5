/** Where the code leads that a phone's camera reads, as a path of the site, with the origin of who came with none. */
export const phoneCodePath = '/app?origin=qr_website';
