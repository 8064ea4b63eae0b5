import type { StringStorage } from '../adapters/storage/memory-storage.ts';

/** The environments a visit can be in; the prerender has its own and is not chosen. */
export const environmentNames = ['production', 'staging', 'fake'] as const;
/** The name of an environment. */
export type EnvironmentName = (typeof environmentNames)[number];

/** Where the choice is kept, in session storage, and the query parameter that makes it. Specification, section 9. */
const flag = 'environment';

/**
 * The environment of this visit. The address decides only while nothing is kept, so that a link cannot move a visit from
 * one environment to another half-way. `fake` exists outside production builds only.
 */
export function chooseEnvironment(
  page: URL,
  storage: () => StringStorage,
  fakeAllowed: boolean,
): EnvironmentName {
  const kept = attempt(() => storage().getItem(flag));
  const asked = kept ?? page.searchParams.get(flag);
  const chosen = environmentNames.find((name) => name === asked && (name !== 'fake' || fakeAllowed));
  if (kept === null && chosen !== undefined) attempt(() => storage().setItem(flag, chosen));
  return chosen ?? 'production';
}

/** Moves the visit to another environment, from the next page load on. For developers. */
export function keepEnvironment(name: EnvironmentName, storage: () => StringStorage): void {
  attempt(() => storage().setItem(flag, name));
}

// Reading `sessionStorage` throws where the visitor refuses storage.
function attempt<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}
