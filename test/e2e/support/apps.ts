import type { HostToPlay } from '../../../src/adapters/played-host/played-host.ts';
import { isWhole } from './crawl.ts';

/** Our apps, by the wires that they talk over. Host-app reference, sections 1.2 to 1.6. */
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
/** Those with a store of their own. */
export const withStore = ['macOS', 'iOS', 'Android', 'Android before the bridge'] as const;
/** Those that sell on the card provider's page. */
export const byCard = ['Windows', 'macOS', 'Windows over WebView2', 'iOS before the bridge'] as const;

/** Of cases that tests without a browser try as well those that `npm test` looks at; `npm run crawl` looks at all. */
export function casesOfRun<Case extends { readonly always?: true }>(cases: readonly Case[]): readonly Case[] {
  return cases.filter(({ always }) => isWhole || always);
}

/** What the n-th journey is taken in: in turn, so that each is taken once and each app has some; in `npm run crawl` all. */
export function appsInTurn<Name extends string = AppName>(
  turn: number,
  among: readonly Name[],
): readonly Name[] {
  return isWhole ? among : among.filter((_, index) => index === turn % among.length);
}
