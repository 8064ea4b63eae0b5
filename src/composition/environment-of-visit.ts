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
 * Creates something according to the environment of this visit. A production build passes {@link notInProduction} as `inMemory`.
 * Callers spell that condition out (`import.meta.env.VITE_SITE_ENV === 'production' ? notInProduction : …`), so that such a build
 * drops what would be loaded.
 */
export function madeForVisit<Made>(
  overHttp: (environment: HttpEnvironmentName) => Made | Promise<Made>,
  inMemory: () => Promise<Made>,
): Made | Promise<Made> {
  const name = environmentOfVisit();
  return isInMemory(name) ? inMemory() : overHttp(name);
}

/** Never called: no visit to a production build has its services in memory. */
export function notInProduction(): never {
  throw new Error('No services in memory in production');
}
