/** The systems that our browser supports, in display order. */
export const systems = ['windows', 'macos', 'ios', 'android'] as const;
/** A system that our browser supports. */
export type System = (typeof systems)[number];

/** The system of this device, as determined by `first-paint/platform.ts`; null if unsupported. Only in the browser. */
export function ownPlatform(): System | null {
  const shown = document.documentElement.dataset['platform'];
  return systems.find((system) => system === shown) ?? null;
}
