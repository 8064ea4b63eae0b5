const phone = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false } as const;

/** A screen and a theme, under the name of their Playwright project. */
export interface Device {
  readonly name: string;
  readonly use: (typeof phone | typeof desktop) & { readonly colorScheme: 'light' | 'dark' };
}

/** Every screen in every theme, ordered so that the first two differ in both. */
export const devices: readonly Device[] = [
  { name: 'light phone', use: { ...phone, colorScheme: 'light' } },
  { name: 'dark desktop', use: { ...desktop, colorScheme: 'dark' } },
  { name: 'light desktop', use: { ...desktop, colorScheme: 'light' } },
  { name: 'dark phone', use: { ...phone, colorScheme: 'dark' } },
];
