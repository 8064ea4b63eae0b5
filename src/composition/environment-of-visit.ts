import {
  chooseEnvironment,
  type EnvironmentName,
  type HttpEnvironmentName,
  isInMemory,
} from './environments.ts';

/** The environment of the current visit. */
export function environmentOfVisit(): EnvironmentName {
  const memoryAllowed = import.meta.env.VITE_SITE_ENV !== 'production';
  return chooseEnvironment(new URL(location.href), () => sessionStorage, memoryAllowed);
}

/**
 * Creates something according to the environment of this visit. `inMemory` is null in a production build. Callers spell
 * that condition out (`import.meta.env.VITE_SITE_ENV === 'production' ? null : …`), so that such a build drops what
 * would be loaded.
 */
export async function madeForVisit<Made>(
  overHttp: (environment: HttpEnvironmentName) => Made | Promise<Made>,
  inMemory: (() => Promise<Made>) | null,
): Promise<Made> {
  const name = environmentOfVisit();
  if (!isInMemory(name)) return overHttp(name);
  if (inMemory === null) throw new Error(`No ${name} in production`);
  return inMemory();
}
