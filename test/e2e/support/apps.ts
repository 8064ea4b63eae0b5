import type { HostToPlay } from '../../../src/adapters/played-host/played-host.ts';
import { isWhole } from './crawl.ts';

/** Our apps, by the wires that they use. Host-app reference, sections 1.2 to 1.6. */
export const apps = {
  macOS: { platform: 'macos' },
  Windows: { platform: 'windows' },
  iOS: { platform: 'ios' },
  Android: { platform: 'android' },
  'Windows over WebView2': { platform: 'windows', bridge: false },
  'Android before the bridge': { platform: 'android', bridge: false },
  'iOS before the bridge': { platform: 'ios', bridge: false },
} as const satisfies Record<string, HostToPlay>;
/** The name of an app. */
export type AppName = keyof typeof apps;

/** All of them. */
export const allApps = Object.keys(apps) as readonly AppName[];
/** Apps with a store of their own. */
export const withStore = ['macOS', 'iOS', 'Android', 'Android before the bridge'] as const;
/** Apps that sell on the card provider's page. */
export const byCard = ['Windows', 'macOS', 'Windows over WebView2', 'iOS before the bridge'] as const;

/**
 * The subset of cases that `npm test` runs, for cases also covered by tests without a browser; `npm run crawl` runs
 * all.
 */
export function casesOfRun<Case extends { readonly always?: true }>(cases: readonly Case[]): readonly Case[] {
  return cases.filter(({ always }) => isWhole || always);
}

/**
 * The apps for the n-th journey: in turn, so that each journey is taken once and each app has some; in `npm run crawl`
 * all apps.
 */
export function appsInTurn<Name extends string = AppName>(
  turn: number,
  among: readonly Name[],
): readonly Name[] {
  return isWhole ? among : among.filter((_, index) => index === turn % among.length);
}
