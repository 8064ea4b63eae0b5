/**
 * What decides which download a page shows first: a system that we have a browser for, `app` for who is in our browser already,
 * `old` for a system that none of our downloads runs on any more, and `other` for every other one.
 */
export const shownPlatforms = ['windows', 'macos', 'ios', 'android', 'app', 'old', 'other'] as const;
/** What decides which download a page shows first. */
export type ShownPlatform = (typeof shownPlatforms)[number];

const byInitial: Readonly<Record<string, ShownPlatform>> = {
  W: 'windows',
  M: 'macos',
  i: 'ios',
  A: 'android',
};

/**
 * The platform whose download is shown to a browser. `touchPoints` is how many fingers its screen can follow. The same as
 * `device/device.ts` and `apps.ts` say, in as few bytes as the head of every page may have: a system is old here when the user
 * agent names a version below all of `minimumSystems`, and not when it names the one that all later ones pose as.
 */
export function shownPlatform(userAgent: string, touchPoints: number): ShownPlatform {
  if (/\bD(?:dg|uckDuckGo)\//.test(userAgent)) return 'app';
  if (/NT [56]|OS X 10[._](?:\d|1[0-4])(?!\d)|Android [1-7](?!\d)|OS (?:\d|1[0-4])_/.test(userAgent))
    return 'old';
  const [initial = ''] = /Windows(?! P)|iP[aho]|Android|Mac/.exec(userAgent)?.[0] ?? '';
  return initial === 'M' && touchPoints > 1 ? 'ios' : (byInitial[initial] ?? 'other');
}
