/** The systems that our browser runs on, in the order in which they are listed. */
export const systems = ['windows', 'macos', 'ios', 'android'] as const;
/** A system that our browser runs on. */
export type System = (typeof systems)[number];

/** The system of this device, as `first-paint/platform.ts` has found it; null for another. Only in the browser. */
export function ownPlatform(): System | null {
  const shown = document.documentElement.dataset['platform'];
  return systems.find((system) => system === shown) ?? null;
}
