/**
 * What determines which download a page shows first: a system we have a browser for, `app` for visitors already in our
 * browser, `old` for a system too old for all our downloads, or `other`.
 */
export const shownPlatforms = ['windows', 'macos', 'ios', 'android', 'app', 'old', 'other'] as const;
/** What determines which download a page shows first. */
export type ShownPlatform = (typeof shownPlatforms)[number];

const byInitial: Readonly<Record<string, ShownPlatform>> = {
  W: 'windows',
  M: 'macos',
  i: 'ios',
  A: 'android',
};

/**
 * Detects which download to show first. `touchPoints` is the number of fingers the screen can track. Same rules as
 * `device/device.ts` and `apps.ts`, in as few bytes as the head of every page can afford. A system is `old` when the
 * user agent names a version below all of `minimumSystems`, but not when it names the version at which user agents are
 * frozen.
 */
export function shownPlatform(userAgent: string, touchPoints: number): ShownPlatform {
  if (/\bD(?:dg|uckDuckGo)\//.test(userAgent)) return 'app';
  if (/NT [56]|OS X 10[._](?:\d|1[0-4])(?!\d)|Android [1-7](?!\d)|OS (?:\d|1[0-4])_/.test(userAgent))
    return 'old';
  const [initial = ''] = /Windows(?! P)|iP[aho]|Android|Mac/.exec(userAgent)?.[0] ?? '';
  return initial === 'M' && touchPoints > 1 ? 'ios' : (byInitial[initial] ?? 'other');
}
