import type { StringStorage } from '../adapters/storage/memory-storage.ts';

/**
 * The environments that a visit can be in, each with the prefix of its service settings in the build
 * (`VITE_STAGING_AUTH_URL`). Null if its services are in memory: such an environment is for developers only, and
 * production builds lack it. Prerendering has its own environment, which cannot be chosen.
 */
export const environments = {
  production: 'VITE_',
  staging: 'VITE_STAGING_',
  fake: null,
} as const satisfies Record<string, string | null>;

type Environments = typeof environments;
/** The name of an environment. */
export type EnvironmentName = keyof Environments;
/** The name of an environment with in-memory services. */
export type MemoryEnvironmentName = {
  [Name in EnvironmentName]: Environments[Name] extends null ? Name : never;
}[EnvironmentName];
/** The name of an environment whose services are called over HTTP. */
export type HttpEnvironmentName = Exclude<EnvironmentName, MemoryEnvironmentName>;

/** The session-storage key that holds the choice, and the query parameter that makes it. Specification, section 9. */
const flag = 'environment';

function isEnvironment(text: string | null): text is EnvironmentName {
  return text !== null && Object.hasOwn(environments, text);
}

/** Whether the services of an environment are in memory. */
export function isInMemory(name: EnvironmentName): name is MemoryEnvironmentName {
  return environments[name] === null;
}

/**
 * The environment of this visit. The address decides only while nothing is stored, so that a link cannot move a visit
 * to another environment midway. In-memory environments exist outside production builds only.
 */
export function chooseEnvironment(
  page: URL,
  storage: () => StringStorage,
  memoryAllowed: boolean,
): EnvironmentName {
  const kept = attempt(() => storage().getItem(flag));
  const asked = kept ?? page.searchParams.get(flag);
  const chosen = isEnvironment(asked) && (memoryAllowed || !isInMemory(asked)) ? asked : undefined;
  if (kept === null && chosen !== undefined) attempt(() => storage().setItem(flag, chosen));
  return chosen ?? 'production';
}

/** Moves the visit to another environment from the next page load on. For developers. */
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
