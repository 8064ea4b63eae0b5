import {
  chooseEnvironment,
  type EnvironmentName,
  type HttpEnvironmentName,
  isInMemory,
} from './environments.ts';

/** The environment of the visit to the page that runs this. */
export function environmentOfVisit(): EnvironmentName {
  const memoryAllowed = import.meta.env.VITE_SITE_ENV !== 'production';
  return chooseEnvironment(new URL(location.href), () => sessionStorage, memoryAllowed);
}

/**
 * Makes something as the environment of this visit has it. A build for production gives {@link notInProduction} in place of
 * `inMemory`, spelled out where it is given (`import.meta.env.VITE_SITE_ENV === 'production' ? notInProduction : …`), so that such a
 * build leaves out what would be loaded.
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
